import type { ExitRule } from '@graveshift/zones/missions'
import type { Keyword, NoiseSide } from './effects.ts'

/** A bottle that explodes sends the mobile and abomination spawn tokens of its zone to the starting spawn zone (GG-M03). */
export interface BlowingSteamRule {
  readonly rule: 'blowing-steam'
}

/** The gauge does not rise with the rounds, or stays whatever happens (GG-M07-01, GG-RUL-47). */
export interface FixedGaugeRule {
  readonly rule: 'fixed-gauge'
  readonly against: 'rounds' | 'everything'
}

/** A full gauge loses nothing (GG-M07, GG-M09). */
export interface GaugeNeverLosesRule {
  readonly rule: 'gauge-never-loses'
}

/** No switch can be turned off before these cards are taken (GG-M04). */
export interface StuckSwitchesRule {
  readonly rule: 'stuck-switches'
  readonly until: readonly number[]
}

/** Lost as soon as a zombie is in one of these zones, however it came there (GG-RUL-48). */
export interface WatchedRule {
  readonly rule: 'forbidden'
  readonly zones: readonly string[]
}

/** The noise token is put there at the start of each round (GG-RUL-48). */
export interface NoiseEachRoundRule {
  readonly rule: 'noise-each-round'
  readonly zone: string
  readonly side: NoiseSide
}

/** Zombies cannot enter this room from the street, until a survivor does (GG-RUL-49). */
export interface BarricadeRule {
  readonly rule: 'barricade'
  readonly zone: string
}

/** Every lone companion shoots in the end phase: no adrenaline, no noise, nobody of ours hit (GG-M06-01, GG-M06-04). */
export interface ShootingCompanionsRule {
  readonly rule: 'shooting-companions'
  readonly least: number
  readonly most: number
  readonly hits: number
  readonly damage: number
}

/** A companion leaves when it is rallied, for so much adrenaline (GG-M06). */
export interface RalliedLeaveRule {
  readonly rule: 'rallied-leave'
  readonly points: number
}

/** That note is read as soon as there is no lone companion on the board (GG-RUL-51). */
export interface ReadWhenNoneLeftRule {
  readonly rule: 'read-when-none-left'
  readonly note: number
}

/** That note is read as soon as these cards are taken (GG-M10-01). */
export interface ReadWhenTakenRule {
  readonly rule: 'read-when-taken'
  readonly cards: readonly number[]
  readonly note: number
}

/**
 * The train runs once the gauge is there and an engineer is aboard, and is gone after so many moves. Lost with a zombie
 * aboard or somebody left behind (GG-M07, GG-M07-03).
 */
export interface RunningTrainRule {
  readonly rule: 'running-train'
  readonly gauge: number
  readonly moves: number
}

/** Survivors bring companions of their posses (GG-CMP-12). */
export interface StartCompanionsRule {
  readonly rule: 'start-companions'
  /** Whether everybody whose posse has somebody must. */
  readonly each: 'may' | 'must'
  readonly most?: number
  /** Engineers must, if need be from the pool; somebody has to be one (GG-RUL-54, GG-M07-04). */
  readonly engineers?: 'must'
  /** How many of one leader's companions lend their ability (GG-RUL-56); all without a figure. */
  readonly lending?: number
  /** Who draws one at random where the mission is played by itself (GG-SET-04). */
  readonly byItself: 'engineers' | 'everybody'
}

/** The freed wagon, near enough, stands for so many others where something is heavy (GG-M08-01, GG-RUL-74). */
export interface WagonHelpsRule {
  readonly rule: 'wagon-helps'
  readonly hands: number
}

/** Lost when anybody falls, companions and convoy among them (GG-M09). */
export interface NobodyFallsRule {
  readonly rule: 'nobody-falls'
}

/** Everybody else of the posses walks from the start to this zone, one zone in each end phase (GG-M09-01). */
export interface ConvoyRule {
  readonly rule: 'convoy'
  readonly to: string
  /** How many walk where the mission is played by itself (GG-SET-04). */
  readonly byItself: number
}

/** A card that the convoy sees is read at once (GG-RUL-59, GG-RUL-75). */
export interface ConvoyRevealsRule {
  readonly rule: 'convoy-reveals'
}

/** What the gauge changes by when a switch is turned off for the first time (GG-RUL-60). */
export interface BleedingSwitchesRule {
  readonly rule: 'bleeding-switches'
  readonly gauge: number
}

/** With the keyword, an explosion in that zone changes the gauge, once; the token there goes (GG-M10-01). */
export interface MarkBlastRule {
  readonly rule: 'mark-blast'
  readonly zone: string
  readonly key: Keyword
  readonly gauge: number
}

export type WesternRule =
  | ExitRule
  | BlowingSteamRule
  | FixedGaugeRule
  | GaugeNeverLosesRule
  | StuckSwitchesRule
  | WatchedRule
  | NoiseEachRoundRule
  | BarricadeRule
  | ShootingCompanionsRule
  | RalliedLeaveRule
  | ReadWhenNoneLeftRule
  | ReadWhenTakenRule
  | RunningTrainRule
  | StartCompanionsRule
  | WagonHelpsRule
  | NobodyFallsRule
  | ConvoyRule
  | ConvoyRevealsRule
  | BleedingSwitchesRule
  | MarkBlastRule
