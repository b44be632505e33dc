import { isEvent, RANGED } from '@graveshift/zones'
import { useEffect, useRef } from 'react'
import { playSound, type SoundName } from '../../sound/play-sound.ts'
import { useZones } from '../table/zone-table-state.ts'
import type { FilmBeat } from './film.ts'

/** This many zombies groan as loudly as can be. */
const CROWD = 12

const moans = (count: number): number => Math.min(1, 0.35 + count / CROWD)

/** What a beat sounds like, and how loudly. */
function soundOf({ kind, count, people, board }: FilmBeat): readonly [SoundName, number] | undefined {
  if (kind === 'attack') return ['groan', moans(count)]
  if (kind === 'hurt') {
    const isLast = people.some((person) => board.people[person]?.health === 1)
    return count === 0 ? undefined : [isLast ? 'heartbeat' : 'hurt', 1]
  }
  if (kind === 'card' || kind === 'appear') return count > 0 ? ['groan', moans(count)] : undefined
  if (kind === 'own') return undefined
  return ['step', moans(count)]
}

/** What survivors do is heard as well: the loudest thing of a decision. */
const DEEDS: readonly (readonly [type: string, sound: SoundName])[] = [
  ['doorOpened', 'door'],
  ['rolled', 'dice'],
  ['walked', 'step'],
]

/** The sounds of the table, for those who asked for them. */
export function PhaseSounds() {
  const { phase, session, seq } = useZones()
  const film = phase.at === undefined ? undefined : phase.beats[phase.at]?.film
  useEffect(() => {
    const sound = film && soundOf(film)
    if (sound) playSound(...sound)
  }, [film])
  const heard = useRef(seq)
  useEffect(() => {
    // What was there when the table was opened is over.
    if (heard.current === seq) return
    heard.current = seq
    const events = session.moments(seq).map(({ event }) => event)
    const isShot = events.some((event) => isEvent(event, 'attacked') && event.mode === RANGED)
    const deed = isShot ? 'shot' : DEEDS.find(([type]) => events.some((event) => event.type === type))?.[1]
    if (deed) playSound(deed)
  }, [session, seq])
  return null
}
