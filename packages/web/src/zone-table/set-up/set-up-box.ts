import type { Json, RawOptions, Telling } from '@graveshift/kernel'
import type { ComponentType } from 'react'
import type { PersonPicture } from '../../games/game-face.ts'
import type { Groups } from './crew.ts'
import type { MissionFacts } from './mission-facts.ts'

/** Somebody who can be played, as the set-up shows them. */
export interface SurvivorFacts {
  readonly id: string
  readonly health: number
  /** Which kind of survivor, and what those have for themselves where it does not show. */
  readonly group: Telling
  readonly about?: Telling
  /** By level, from the lowest. */
  readonly skills: readonly { readonly level: string; readonly ids: readonly string[] }[]
}

/** Missions and survivors of a game, for setting up a table. */
export interface CrewFacts {
  readonly missions: readonly MissionFacts[]
  readonly survivors: readonly SurvivorFacts[]
  readonly mostSeats: number
  /** How many survivors a mission is made for. */
  survivorsFor(mission: string): number
  /** Where there are always as many survivors: groups of each of which somebody has to be among them. */
  groupsFor?(mission: string, rules: RawOptions): Groups
  /** Whether an option of the rules says anything about a mission. */
  counts?(option: string, mission: string): boolean
}

/** What a game with missions brings to its set-up. */
export interface SetUpBox extends CrewFacts {
  /** The chapter that a campaign has come to, by its state. */
  chapterOf?(campaign: Json): number
  /** The board of a mission as it lies before the first round; small ones show what is where, and no more. */
  readonly MissionMap: ComponentType<{ readonly mission: string; readonly small?: boolean }>
  readonly Portrait: PersonPicture
  readonly Head: PersonPicture
}
