import type { ZonesBoard } from '@graveshift/zones'
import { type Beat, MEASURES } from '../../table/play/beat.ts'
import type { Pointer } from '../../table/pointer.ts'
import type { FilmBeat, FilmKind } from './film.ts'

/** A beat of the zombies' doings on its way to be seen. */
export interface PhaseBeat<B extends ZonesBoard> extends Beat<Pointer> {
  readonly film: FilmBeat<B>
}

/** Milliseconds at the usual speed. */
const LASTS: Readonly<Record<FilmKind, number>> = {
  attack: 900,
  hurt: 900,
  seen: 600,
  heard: 600,
  taunted: 600,
  moved: 600,
  card: 900,
  appear: 600,
  rush: 500,
  extra: 700,
  shortage: 700,
  taunt: 500,
  own: 700,
}

/** All of it together lasts no longer: nobody waits for a crowded board. */
const MOST = 10_000

/** Where a survivor's hearts are counted. */
export const heartsOf = (survivor: string): string => `hearts ${survivor}`

const cuesOf = <B extends ZonesBoard>({ kind, count, people, board }: FilmBeat<B>): Beat<Pointer>['cues'] => {
  const [person] = people
  const id = person === undefined ? undefined : board.people[person]?.id
  if (kind !== 'hurt' || id === undefined || people.length > 1 || count === 0) return []
  return [{ do: 'count', at: [heartsOf(id)], amount: -count, tone: 'harm' }]
}

/** How long each beat is seen, in the player's own measure; the more there are, the shorter. */
export function beatsOf<B extends ZonesBoard>(film: readonly FilmBeat<B>[]): readonly PhaseBeat<B>[] {
  const whole = film.reduce((sum, { kind }) => sum + LASTS[kind], 0)
  const share = Math.min(1, MOST / Math.max(1, whole))
  return film.map((beat) => ({
    until: beat.until,
    length: (LASTS[beat.kind] * share) / MEASURES.normal,
    pointer: undefined,
    cues: cuesOf(beat),
    film: beat,
  }))
}
