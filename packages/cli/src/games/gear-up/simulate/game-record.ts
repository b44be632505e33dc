import type { DamageSource, EffectId } from '@graveshift/gear-up'
import type { GameRecord as AnyRecord } from '../../../simulate/simulated-game.ts'

/** How often a weapon came up for its survivor, was used, and what it did; the same for companions. */
export interface WeaponUse {
  came: number
  used: number
  squares: number
  kills: number
}

/** Damage met by armor and by health. */
export interface Suffered {
  armor: number
  health: number
}

/** What is kept of one game: a line of the file. */
export interface GearUpGame extends AnyRecord {
  readonly seats: number
  readonly difficulty: string
  readonly boss: string
  readonly survivors: readonly string[]
  readonly leader: number
  outcome: 'won' | 'lost'
  why?: 'death' | 'time'
  /** Who died. */
  dead?: string
  round: number
  turn: number
  decisions: number
  /** Health left, seat by seat. */
  health: number[]
  /** Spaces of the boss still to be crossed. */
  bossLeft: number
  kills: number
  readonly damage: { [S in DamageSource]?: Suffered }
  readonly weapons: Record<string, WeaponUse>
  readonly effects: { [E in EffectId]?: number }
  /** Upgrades that somebody could have taken and that somebody took, as 'weapon effect'. */
  readonly offered: string[]
  readonly taken: string[]
  /** Cards turned up, by kind and id. */
  readonly cards: Record<string, number>
}
