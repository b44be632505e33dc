import type { DamageSource, Earned } from '@graveshift/gear-up'
import type { Help } from '@graveshift/table'
import type { TurnFigures } from './turn-figures.ts'

export interface SourceFigures {
  readonly from: DamageSource
  readonly health: number
  readonly armor: number
}

export interface SeatFigures {
  readonly survivor: string
  readonly kills: number
  readonly crossed: number
  readonly upgrades: number
  readonly health: number
  readonly of: number
  readonly armorUsed: number
  readonly ammoUsed: number
}

/** All that one activation, or one turn's ammo, did. */
export interface BigHit {
  readonly at: number
  readonly seat: number
  /** A weapon's or a companion's id; `ammo` for shots. */
  readonly by: { readonly weapon: string } | { readonly companion: string } | 'ammo'
  readonly crossed: number
  readonly kills: number
  /** The boss, or one of its bodies, died of it. */
  readonly boss: boolean
}

/** Where a game turned. */
export type TurningPoint =
  /** Won: the turn that cost the boss most. */
  | { readonly kind: 'bite'; readonly at: number; readonly crossed: number }
  /** Lost to a death: the turn that cost the fallen most. */
  | { readonly kind: 'wound'; readonly at: number; readonly seat: number; readonly lost: number }
  /** Lost to time: from the end of this turn on, not even the best turn of the game, repeated, was enough. */
  | { readonly kind: 'late'; readonly at: number; readonly left: number; readonly best: number }

export type Ending =
  | { readonly outcome: 'won' }
  | { readonly outcome: 'lost'; readonly why: 'time' }
  | { readonly outcome: 'lost'; readonly why: 'death'; readonly seat: number }

/** A finished game in figures: what the end screen shows and what statistics are made of. Plain JSON. */
export interface GameSummary {
  readonly version: 1
  /** The last link of the log: the same game, wherever it was copied to. */
  readonly id: string
  readonly survivors: readonly string[]
  readonly leader: number
  readonly boss: string
  readonly difficulty: string
  readonly ending: Ending
  /** The turn it ended in, counted from 1 to 18. */
  readonly at: number
  /** Health of all seats before the first turn. */
  readonly start: readonly number[]
  readonly turns: readonly TurnFigures[]
  readonly sources: readonly SourceFigures[]
  readonly seats: readonly SeatFigures[]
  readonly hits: readonly BigHit[]
  readonly turning: TurningPoint | undefined
  readonly earned: readonly Earned[]
  /** The furthest this game got towards achievements that count something, by their id. */
  readonly marks: Readonly<Record<string, number>>
  readonly decisions: number
  /** Help that was used; absent for none. */
  readonly help?: readonly Help[]
}

export const TURNS_A_ROUND = 9
export const TURNS = 18

/** Round and turn of a turn counted over both rounds. */
export const roundAt = (at: number): number => (at > TURNS_A_ROUND ? 2 : 1)
export const turnAt = (at: number): number => (at > TURNS_A_ROUND ? at - TURNS_A_ROUND : at)
