/**
 * The words missions are written in. A mission is data: where things lie, and named rule modules with figures. Each
 * module is one small file in `missions/rules/` or `missions/goals/`, listed once, which says what it does.
 *
 * Zones are named as on the board ('9R.NW', '9R.a', see ZoneData.name), objectives and crates by the face whose
 * printed spot they lie on (Z2-SET-02).
 */

import type { ListedZone } from '@graveshift/zones'
import type { GOALS } from './goals.ts'
import type { RULES } from './rules.ts'

export const TOKEN_COLOURS = ['red', 'blue', 'green'] as const
export type TokenColour = (typeof TOKEN_COLOURS)[number]
export const ZOMBIE_KINDS = ['walker', 'runner', 'fatty', 'abomination'] as const
export type ZombieKind = (typeof ZOMBIE_KINDS)[number]
export const CAR_KINDS = ['pimpmobile', 'police-car'] as const
export type CarKind = (typeof CAR_KINDS)[number]
export type Level = 'blue' | 'yellow' | 'orange' | 'red'
/** Cards by what they are for: bag of rice, canned food and water are food. */
export const CARD_KINDS = ['food', 'pimpweapon', 'molotov', 'flashlight'] as const
export type CardKind = (typeof CARD_KINDS)[number]

export interface SpawnData {
  readonly zone: string
  /** Red by default. Blue and green ones sleep until something wakes them (Z2-ZOM-07, Z2-MIS-02). */
  readonly colour?: TokenColour
}

/** What differs from a closed, printed, uncolored door. On a plain opening it puts a door there. */
export interface DoorTokenData {
  /** Both zones: '1V.c-1V.S'. */
  readonly door: string
  /** Cannot be opened until the objective of that color is taken (Z2-MIS-02). */
  readonly colour?: Exclude<TokenColour, 'red'>
  readonly open?: boolean
}

/** On the objective spot of a face, or in a zone. */
export type ObjectiveData = ({ readonly face: string } | { readonly zone: string }) & {
  /** Red by default; blue and green ones look the same until taken unless the mission shows them. */
  readonly colour?: TokenColour
}

export interface CarData {
  readonly car: CarKind
  readonly zone: string
}

export interface ZombieData {
  readonly zone: string
  readonly kind: ZombieKind
  readonly count: number
}

/** Lone companions at setup: unless one is named the players choose among the survivors not in play (Z2-CMP-05). */
export interface CompanionData {
  readonly zone: string
  readonly survivor?: string
}

/** When something happens once. Rounds count from 1; a round's moment is its end phase, before the noise is removed. */
export type Moment =
  | { readonly round: number }
  | { readonly objectives: number }
  | { readonly doors: number }
  | { readonly level: Level }

/** All goals must be met at the same time to win (Z2-RND-05). One that can no longer be met loses the game. */
export type GoalData = ReturnType<(typeof GOALS)[number]['read']>
export type RuleData = ReturnType<(typeof RULES)[number]['read']>

export const DIFFICULTIES = ['easy', 'medium', 'hard'] as const
export type Difficulty = (typeof DIFFICULTIES)[number]

/** What a mission is played by, besides its board. */
interface MissionTerms {
  /** How many survivors play: 6 unless it says otherwise. */
  readonly survivors?: number
  /** With several the players choose who stands where. */
  readonly start: readonly string[]
  readonly exit?: string
  /** The starting spawn zone first, then clockwise (Z2-ZOM-07, Z2-RUL-31). */
  readonly spawns: readonly SpawnData[]
  readonly doors?: readonly DoorTokenData[]
  readonly objectives: readonly ObjectiveData[]
  /** Faces whose crate spot holds a crate, or zones in which one lies. */
  readonly crates: readonly string[]
  readonly cars?: readonly CarData[]
  readonly zombies?: readonly ZombieData[]
  readonly companions?: readonly CompanionData[]
  /** Plays with the dark zones of Z2-DRK whatever the table chose. */
  readonly dark?: boolean
  readonly goals: readonly GoalData[]
  readonly rules: readonly RuleData[]
}

interface TiledBoard {
  /** Rows of faces with quarter turns: '1V+3 7R+2 3R+3'. */
  readonly tiles: readonly string[]
}

/** A board without tiles. */
export interface ListedBoard {
  readonly zones: readonly ListedZone[]
  /** 'alley east yard': the yard lies east of the alley. */
  readonly ways: readonly string[]
}

/** The same without interfaces, all the way down: then it counts as JSON, and may stand in a game's options. */
type Plain<T> = T extends object ? { readonly [K in keyof T]: Plain<T[K]> } : T

/** A mission that a game brings along. */
export type MissionPlan = Plain<MissionTerms & TiledBoard> | Plain<MissionTerms & ListedBoard>

/** A mission of the book. */
export interface MissionData extends MissionTerms, TiledBoard {
  /** Words: mission.<id>.name, .story, .rules. */
  readonly id: string
  /** Its number in the book, for the order of the list. */
  readonly number: number
  readonly difficulty: Difficulty
  readonly minutes: number
}
