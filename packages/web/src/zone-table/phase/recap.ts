import {
  type Exposure,
  exposureOf,
  isEvent,
  type Kit,
  type MovedGroup,
  movedGroups,
  NONE,
  type ZonesBoard,
} from '@graveshift/zones'
import type { ZoneMoment } from './film.ts'

/** How zombies got to where they struck. */
export type Came =
  | { readonly how: 'moved'; readonly group: MovedGroup }
  | { readonly how: 'appeared' }
  /** Whoever was struck had gone to them. */
  | { readonly how: 'met' }

/** An attack that took hearts, or would have. */
export interface Blow {
  readonly zone: number
  /** Nobody can say which it was where several stood there and cards were given up for some. */
  readonly kind: number | undefined
  /** By the second action of those who have two. */
  readonly isSecond: boolean
  readonly wounds: number
  readonly came: Came | undefined
}

/** Somebody who was struck. */
export interface Struck {
  readonly person: number
  readonly before: number
  readonly lost: number
  readonly hasFallen: boolean
  readonly blows: readonly Blow[]
}

/** What the zombies' phase did to the team, and what waits. */
export interface Recap {
  readonly round: number
  readonly lost: number
  readonly struck: readonly Struck[]
  /** Attacks that wait where somebody stands, as things are now. */
  readonly waits: readonly Exposure[]
}

/** Attacks of a zone that are still to be given to somebody, in the order in which they are. */
interface Coming {
  readonly kind: number
  readonly isSecond: boolean
  readonly at: number
}

/** The latest of what brought those of a kind to a zone, before something happened there. */
function cameBy(
  kit: Kit,
  past: readonly ZoneMoment[],
  { at, kind, zone, person }: { at: number; kind: number; zone: number; person: number },
): Came | undefined {
  for (let index = at - 1; index >= 0; index--) {
    const { event, board } = past[index] as ZoneMoment
    if (isEvent(event, 'walked') && event.person === person && event.path.at(-1) === zone)
      return { how: 'met' }
    if (isEvent(event, 'placed') && event.zone === zone && event.kind === kind) return { how: 'appeared' }
    if (!isEvent(event, 'zombiesMoved')) continue
    const group = movedGroups(kit, board, event.moves).find(
      ({ to, crowd }) => to === zone && crowd.some((each) => each.kind === kind),
    )
    if (group) return { how: 'moved', group }
  }
  return undefined
}

/** Blows as they fall, one person after the other. */
class Blows {
  readonly struck = new Map<number, Struck>()
  readonly #kit: Kit
  readonly #past: readonly ZoneMoment[]
  #coming = new Map<number, Coming[]>()
  /** Who of an activation has acted once already: by zone and kind, or all that moved. */
  readonly #acted = new Set<string>()
  #hasMoved = false

  constructor(kit: Kit, past: readonly ZoneMoment[]) {
    this.#kit = kit
    this.#past = past
  }

  see(index: number, before: ZonesBoard): void {
    const { event } = this.#past[index] as ZoneMoment
    if (isEvent(event, 'phaseBegan') || isEvent(event, 'activated')) this.#begin()
    else if (isEvent(event, 'zombiesMoved')) {
      this.#coming = new Map()
      this.#hasMoved = true
    } else if (isEvent(event, 'zombiesAttacked')) {
      const { zone, kind, count } = event
      const key = `${zone} ${kind}`
      const isSecond = this.#hasMoved || this.#acted.has(key)
      this.#acted.add(key)
      const attacks = Array.from({ length: count }, (): Coming => ({ kind, isSecond, at: index }))
      this.#coming.set(zone, [...(this.#coming.get(zone) ?? []), ...attacks])
    } else if (isEvent(event, 'wounded') && event.from === 'zombies')
      this.#strike(event.person, event.wounds, before)
    else if (isEvent(event, 'woundIgnored')) this.#strike(event.person, 0, before)
    else if (isEvent(event, 'discarded')) this.#blur(before.people[event.person]?.zone ?? NONE)
    else if (isEvent(event, 'eliminated')) {
      const known = this.struck.get(event.person)
      if (known) this.struck.set(event.person, { ...known, hasFallen: true })
    }
  }

  #begin(): void {
    this.#coming = new Map()
    this.#acted.clear()
    this.#hasMoved = false
  }

  /** A card was given up for a wound: which zombie it was is told no more. */
  #blur(zone: number): void {
    const coming = this.#coming.get(zone)
    if (coming && new Set(coming.map(({ kind }) => kind)).size > 1)
      this.#coming.set(
        zone,
        coming.map((each) => ({ ...each, kind: NONE })),
      )
  }

  #strike(person: number, wounds: number, before: ZonesBoard): void {
    const { zone = NONE, health = 0 } = before.people[person] ?? {}
    const [coming, ...rest] = this.#coming.get(zone) ?? []
    this.#coming.set(zone, rest)
    if (!coming) return
    const known = this.struck.get(person) ?? { person, before: health, lost: 0, hasFallen: false, blows: [] }
    const { kind, isSecond, at } = coming
    const came = kind === NONE ? undefined : cameBy(this.#kit, this.#past, { at, kind, zone, person })
    const blow: Blow = { zone, kind: kind === NONE ? undefined : kind, isSecond, wounds, came }
    this.struck.set(person, { ...known, lost: known.lost + wounds, blows: [...known.blows, blow] })
  }
}

/**
 * Who was struck by whom since the zombies' phase began, how those got there, and what waits next. `past` goes on from
 * before that phase, which begins at its place `from`, so that it is known who went where.
 */
export function recapOf(kit: Kit, past: readonly ZoneMoment[], from: number, now: ZonesBoard): Recap {
  const blows = new Blows(kit, past)
  for (let index = Math.max(1, from); index < past.length; index++)
    blows.see(index, (past[index - 1] as ZoneMoment).board)
  const struck = [...blows.struck.values()]
  return {
    round: now.round,
    lost: struck.reduce((sum, { lost }) => sum + lost, 0),
    struck,
    waits: exposureOf(kit, now).filter(({ most }) => most > 0),
  }
}
