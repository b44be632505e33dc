import type { Event, Telling } from '@graveshift/kernel'
import { NONE } from '../board.ts'
import { LEVELS } from '../content/types.ts'
import { isEvent } from '../events.ts'
import { zombiesIn } from '../horde.ts'
import { fullHealth, isCompanion } from '../people.ts'
import type { MissionBoard, MissionKit } from './mission-game.ts'

/** Something that happened in a game with a mission, with the board right after it. */
interface MissionMoment {
  readonly event: Event
  readonly board: MissionBoard
}

/** What became of somebody over a whole game. Companions have no seat. */
export interface PersonStory {
  readonly id: string
  readonly seat: number | undefined
  readonly kills: number
  readonly points: number
  readonly searches: number
  /** By where they came from. */
  readonly wounds: Readonly<Record<string, number>>
  readonly health: number
  readonly mostHealth: number
  readonly level: string
  readonly fate: 'stayed' | 'left' | 'fell'
  /** Where, as the board counts its zones, and when. */
  readonly fell?: { readonly zone: number; readonly round: number }
}

/** How things stood when a round ended, or the game. */
export interface RoundStory {
  readonly round: number
  readonly zombies: number
  readonly health: number
  /** So much of each goal, in their order. */
  readonly goals: readonly number[]
}

export interface GoalStory {
  readonly goal: Telling
  readonly done: number
  readonly of: number
  readonly met: boolean
}

/** A game with a mission as it went, in figures. Plain JSON. */
export interface MissionStory {
  readonly people: readonly PersonStory[]
  /** What fell, by kind. */
  readonly kills: Readonly<Record<string, number>>
  readonly goals: readonly GoalStory[]
  readonly rounds: readonly RoundStory[]
  /** Why it was lost; undefined if it was not. */
  readonly why: string | undefined
}

interface Counted {
  kills: number
  points: number
  searches: number
  wounds: Record<string, number>
  zone: number
  left: boolean
  fell: { readonly zone: number; readonly round: number } | undefined
}

const add = (into: Record<string, number>, what: string, count: number): void => {
  into[what] = (into[what] ?? 0) + count
}

/** Takes in a game event by event. */
export class StoryBook {
  readonly #kit: MissionKit
  readonly #people = new Map<number, Counted>()
  readonly #kills: Record<string, number> = {}
  readonly #rounds = new Map<number, RoundStory>()
  #why: string | undefined

  constructor(kit: MissionKit) {
    this.#kit = kit
  }

  #of(person: number): Counted {
    const known = this.#people.get(person)
    if (known) return known
    const fresh = { kills: 0, points: 0, searches: 0, wounds: {}, zone: NONE, left: false, fell: undefined }
    this.#people.set(person, fresh)
    return fresh
  }

  see({ event, board }: MissionMoment): void {
    if (isEvent(event, 'killed')) {
      add(this.#kills, this.#kit.kinds[event.kind]?.id ?? '', event.count)
      if (event.person !== NONE) this.#of(event.person).kills += event.count
    }
    if (isEvent(event, 'wounded')) add(this.#of(event.person).wounds, event.from, event.wounds)
    if (isEvent(event, 'gained')) this.#of(event.person).points += event.points
    if (isEvent(event, 'acted') && event.action === 'search') this.#of(event.person).searches += 1
    if (isEvent(event, 'left')) for (const who of [event.person, ...event.with]) this.#of(who).left = true
    if (isEvent(event, 'eliminated')) {
      const who = this.#of(event.person)
      who.fell = { zone: who.zone, round: board.round }
    }
    if (isEvent(event, 'lost')) this.#why = event.why
    // Whoever falls is nowhere afterwards: the place is the one before.
    board.people.forEach(({ zone }, person) => {
      if (zone !== NONE) this.#of(person).zone = zone
    })
    if (board.round > 0) this.#rounds.set(board.round, this.#roundOf(board))
  }

  #roundOf(board: MissionBoard): RoundStory {
    const { map, goals } = this.#kit
    return {
      round: board.round,
      zombies: map.zones.reduce((sum, _, zone) => sum + zombiesIn(this.#kit, board, zone), 0),
      health: board.people.reduce((sum, { health }) => sum + Math.max(0, health), 0),
      goals: goals.map(({ kind, data }) => {
        const { done, of } = kind.count(this.#kit, board, data)
        return Math.min(done, of)
      }),
    }
  }

  /** All of it; the board is the last one. */
  story(board: MissionBoard): MissionStory {
    const kit = this.#kit
    const people = board.people.map((person, index): PersonStory => {
      const { kills, points, searches, wounds, left, fell } = this.#of(index)
      return {
        id: person.id,
        seat: isCompanion(person) ? undefined : person.seat,
        kills,
        points,
        searches,
        wounds,
        health: Math.max(0, person.health),
        mostHealth: fullHealth(kit, board, index),
        level: LEVELS[person.level] ?? LEVELS[0],
        fate: fell ? 'fell' : left ? 'left' : 'stayed',
        ...(fell ? { fell } : {}),
      }
    })
    const goals = kit.goals.map(({ kind, data }): GoalStory => {
      const { done, of } = kind.count(kit, board, data)
      return { goal: kind.tell(data), done: Math.min(done, of), of, met: kind.met(kit, board, data) }
    })
    return { people, kills: this.#kills, goals, rounds: [...this.#rounds.values()], why: this.#why }
  }
}
