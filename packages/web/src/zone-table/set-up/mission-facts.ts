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
  /** Its place in a campaign: until one is so far, nobody is told its name and its story. */
  readonly chapter?: number
}

/** What the box says of a mission, as far as every game tells it alike. */
interface Printed extends Pick<MissionFacts, 'id' | 'difficulty' | 'minutes'> {
  readonly spawns: readonly unknown[]
}

interface Laid {
  readonly tiles: readonly unknown[]
  readonly zones: readonly unknown[]
}

/** All that is told of a mission, with what only its game can say. */
export const factsOf = (
  { id, difficulty, minutes, spawns }: Printed,
  { tiles, zones }: Laid,
  told: Omit<MissionFacts, keyof Printed | keyof Laid | 'spawns'>,
): MissionFacts => ({
  id,
  difficulty,
  minutes,
  tiles: tiles.length,
  zones: zones.length,
  spawns: spawns.length,
  ...told,
})

/** The traits that hold of a mission. */
export const traitsWhere = (holds: Readonly<Partial<Record<Trait, boolean>>>): readonly Trait[] =>
  TRAITS.filter((trait) => holds[trait])

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
