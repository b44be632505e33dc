/**
 * The words missions are written in. A mission is data: where things lie, and named rule modules with figures. Each
 * module is one small file in `missions/rules/` or `missions/goals/`, listed by the games that have it.
 *
 * Zones are named as on the board ('9R.NW', '9R.a', see ZoneData.name), objectives and crates by the face whose
 * printed spot they lie on (Z2-SET-02).
 */

import type { Level } from '../content/types.ts'
import type { ListedZone } from '../map/lay-zones.ts'
import type { StripRow } from '../map/tile.ts'

export const TOKEN_COLOURS = ['red', 'blue', 'green'] as const
export type TokenColour = (typeof TOKEN_COLOURS)[number]

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

export interface ZombieData {
  readonly zone: string
  readonly kind: string
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
export interface GoalData {
  readonly goal: string
}

export interface RuleData {
  readonly rule: string
}

export const DIFFICULTIES = ['easy', 'medium', 'hard'] as const
export type Difficulty = (typeof DIFFICULTIES)[number]

/** What a mission is played by, besides its board. */
export interface MissionTerms {
  /** How many survivors play: 6 unless it says otherwise. */
  readonly survivors?: number
  /** With several the players choose who stands where. */
  readonly start: readonly string[]
  readonly exit?: string
  /** The starting spawn zone first, then clockwise (Z2-ZOM-07, Z2-RUL-31). */
  readonly spawns: readonly SpawnData[]
  readonly doors?: readonly DoorTokenData[]
  readonly objectives: readonly ObjectiveData[]
  readonly zombies?: readonly ZombieData[]
  readonly companions?: readonly CompanionData[]
  readonly goals: readonly GoalData[]
  readonly rules: readonly RuleData[]
}

export interface TiledBoard {
  /** Rows of faces with quarter turns: '1V+3 7R+2 3R+3'. */
  readonly tiles: readonly string[]
  /** Strips along one side of them. */
  readonly train?: StripRow
}

/** A board without tiles. */
export interface ListedBoard {
  readonly zones: readonly ListedZone[]
  /** 'alley east yard': the yard lies east of the alley. */
  readonly ways: readonly string[]
}

/** The same without interfaces, all the way down: then it counts as JSON, and may stand in a game's options. */
export type Plain<T> = T extends object ? { readonly [K in keyof T]: Plain<T[K]> } : T

/** A mission as it is written, on a board of either sort. */
export type MissionPlan = MissionTerms & (TiledBoard | ListedBoard)

/** What a mission of the book has besides. */
export interface PrintedMission<D extends string = Difficulty> {
  /** Words: mission.<id>.name, .story, .rules. */
  readonly id: string
  /** Its number in the book, for the order of the list. */
  readonly number: number
  readonly difficulty: D
  readonly minutes: number
}
