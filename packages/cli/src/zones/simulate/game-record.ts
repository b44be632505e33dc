import type { GameRecord as AnyRecord } from '../../simulate/simulated-game.ts'

/** How often a card was used, and how many zombies fell to it. */
export interface CardUse {
  uses: number
  kills: number
}

/** How often a skill was learned, and used where its use shows: as an action, or against a wound. */
export interface SkillUse {
  learned: number
  used: number
}

/** What is kept of one game: a line of the file. */
export interface MissionGame extends AnyRecord {
  readonly mission: string
  readonly seats: number
  readonly survivors: readonly string[]
  outcome: 'won' | 'lost'
  /** Why it was lost: what ended it, or that nobody waited any longer. */
  why?: string
  /** Who was eliminated, and how many in which zone. */
  readonly dead: string[]
  readonly fell: Record<string, number>
  /** How far along each goal of the mission was at the end, in thousandths. */
  goals: number[]
  round: number
  decisions: number
  /** Of the survivors, at the end. */
  health: number[]
  levels: number[]
  /** Objectives and crates taken, and all there were. */
  taken: number
  tokens: number
  /** Zombies that fell, by kind; how many came. */
  readonly kills: Record<string, number>
  came: number
  /** Wounds by where they came from, and those that were healed. */
  readonly wounds: Record<string, number>
  healed: number
  readonly actions: Record<string, number>
  readonly cards: Record<string, CardUse>
  /** Cards that somebody had at some time. */
  readonly had?: string[]
  readonly skills: Record<string, SkillUse>
  /** Zombie cards drawn, by the level they were read at. */
  readonly spawns: Record<string, number>
}
