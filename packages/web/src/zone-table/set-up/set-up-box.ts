import type { ComponentType } from 'react'
import type { PersonPicture } from '../../games/game-face.ts'
import type { MissionFacts } from './mission-facts.ts'

/** Somebody who can be played, as the set-up shows them. */
export interface SurvivorFacts {
  readonly id: string
  readonly health: number
  readonly kid: boolean
  /** By level, from the lowest. */
  readonly skills: readonly { readonly level: string; readonly ids: readonly string[] }[]
}

/** What a game with missions brings to its set-up. */
export interface SetUpBox {
  readonly missions: readonly MissionFacts[]
  readonly survivors: readonly SurvivorFacts[]
  readonly mostSeats: number
  /** How many survivors a mission is made for. */
  survivorsFor(mission: string): number
  /** The board of a mission as it lies before the first round; small ones show what is where, and no more. */
  readonly MissionMap: ComponentType<{ readonly mission: string; readonly small?: boolean }>
  readonly Portrait: PersonPicture
  readonly Head: PersonPicture
}
