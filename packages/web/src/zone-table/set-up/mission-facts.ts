import type { Telling } from '@graveshift/kernel'

export const TRAITS = ['cars', 'companions', 'dark', 'steam', 'train'] as const
export type Trait = (typeof TRAITS)[number]

/** Games of a bot: how many it won, and between which hundredths the true share lies. */
export interface Measured {
  readonly bot: 'quick' | 'strong'
  readonly games: number
  readonly won: number
  readonly interval: readonly [least: number, most: number]
}

/** What is told of a mission before it is played. */
export interface MissionFacts {
  readonly id: string
  /** By letter and number, as the box has it. */
  readonly called: string
  /** As measured. */
  readonly difficulty: string
  readonly minutes: number
  readonly tiles: number
  readonly zones: number
  readonly spawns: number
  readonly traits: readonly Trait[]
  readonly goals: readonly Telling[]
  readonly rules: readonly Telling[]
  readonly measured: Measured | undefined
}

/** Which missions are looked for; what is undefined or empty may be anything. */
export interface MissionFilter {
  readonly difficulty: string | undefined
  /** Minutes at most. */
  readonly within: number | undefined
  readonly traits: readonly Trait[]
  readonly notWon: boolean
}

export const ANY_MISSION: MissionFilter = {
  difficulty: undefined,
  within: undefined,
  traits: [],
  notWon: false,
}

/** The missions that are looked for, in their order. */
export const found = <M extends Pick<MissionFacts, 'id' | 'difficulty' | 'minutes' | 'traits'>>(
  missions: readonly M[],
  { difficulty, within, traits, notWon }: MissionFilter,
  won: ReadonlySet<string>,
): readonly M[] =>
  missions.filter(
    (mission) =>
      (difficulty === undefined || mission.difficulty === difficulty) &&
      (within === undefined || mission.minutes <= within) &&
      traits.every((trait) => mission.traits.includes(trait)) &&
      !(notWon && won.has(mission.id)),
  )
