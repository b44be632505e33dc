/**
 * The words missions are written in. A mission is data: where things lie, and named rule modules with figures. Each
 * module is one small file in `missions/rules/` or `missions/goals/`, listed once; what it does is said here.
 *
 * Zones are named as on the board ('9R.NW', '9R.a', see ZoneData.name), objectives and crates by the face whose
 * printed spot they lie on (Z2-SET-02).
 */

import type { ListedZone } from '@graveshift/zones'

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
export interface GoalFigures {
  /** So many objective tokens are taken; all of them without a figure, or all those of these faces. */
  objectives: { readonly count?: number; readonly faces?: readonly string[] }
  /** Likewise crates. */
  crates: { readonly count?: number; readonly faces?: readonly string[] }
  /** Every survivor of the start has taken at least one objective. */
  'objective-each': object
  /** The team holds so many cards of a kind in hands and backpacks. */
  hold: { readonly kind: CardKind; readonly count: number }
  /** Every survivor on the board holds one of the kind; those who have left count by what they took along. */
  'hold-each': { readonly kind: CardKind }
  /** Cards of a kind are stored in a zone: 1 action there, without zombies in it, puts down any number of them. */
  store: { readonly kind: CardKind; readonly zone: string; readonly count: number }
  /** Every survivor and companion in play has left by the exit; `car`: sitting in a car when leaving. */
  leave: { readonly car?: boolean }
  /** Every companion has been rallied. */
  rally: object
  /** Every companion stands in one of these zones, and no zombie does. */
  escort: { readonly zones: readonly string[] }
  /** So many zombies of a kind (any kind without one) were killed; `car`: by driving. */
  kill: { readonly kind?: ZombieKind; readonly count: number; readonly car?: boolean }
  /** The end phase of this round is reached. */
  survive: { readonly rounds: number }
  /** So many survivors have reached a level. */
  level: { readonly level: Level; readonly count: number }
  /** A driven car has entered these zones in this order, so many times over. */
  checkpoints: { readonly zones: readonly string[]; readonly laps: number }
  /** Everybody on the board stands in one of these zones, and no zombie does. */
  gather: { readonly zones: readonly string[] }
}

export interface RuleFigures {
  /** The spawn zone and the doors of a color wake at a moment instead of by their objective. */
  wake: { readonly colour: Exclude<TokenColour, 'red'>; readonly when: Moment }
  /** Cars may be driven (Z2-CAR-03); from a moment on if one is given. */
  driving: { readonly from?: Moment }
  /** Leaving by the exit is allowed: from the first turn on, or once all goals but `leave` are met. */
  exit: { readonly open: 'always' | 'goals' }
  /** Noise in a zone that the end phase does not remove. */
  'standing-noise': { readonly zones: readonly string[]; readonly tokens: number }
  /** A taken objective leaves noise in its zone that stays. */
  'loud-objectives': { readonly tokens: number }
  /** A zone with this car is so much noisier. */
  siren: { readonly car: CarKind; readonly tokens: number }
  /** Lost as soon as a zombie acts (attacks or moves) while it stands in one of these zones. */
  forbidden: { readonly zones: readonly string[] }
  /** Lost when the end phase of this round is over and the game is not won. */
  deadline: { readonly rounds: number }
  /** So many zombie cards are drawn for these zones in the spawn step, after all tokens: each `every` rounds from `first` on. */
  reinforcements: {
    readonly zones: readonly string[]
    readonly first: number
    readonly every: number
  }
  /** Zombies appear in a zone at a moment; shortage rules hold. */
  arrival: { readonly zone: string; readonly kind: ZombieKind; readonly count: number; readonly when: Moment }
  /** From a round on these zones burn: each end phase everybody in one takes a wound, walkers and runners there die for no points. */
  fire: { readonly blazes: readonly { readonly round: number; readonly zones: readonly string[] }[] }
  /** Taking an objective needs so many survivors in its zone, companions included. */
  heavy: { readonly hands: number }
  /** The taker of an objective also draws from a deck, or takes the card of that kind from it. */
  gift: { readonly draw: 'equipment' | 'pimpweapon' } | { readonly take: CardKind }
  /** Every `every` rounds a zombie card is drawn for each dark zone of opened buildings in which nobody stands. */
  'dark-spawn': { readonly every: number }
  /** An eliminated companion does not lose the game (Z2-CMP-01). */
  'companions-may-fall': object
  /** M15: two random survivors in each start zone; the players keep three pairs, all others are lone companions. */
  pairs: object
}

export type GoalId = keyof GoalFigures
export type RuleId = keyof RuleFigures

export type GoalData = { [G in GoalId]: { readonly goal: G } & GoalFigures[G] }[GoalId]
export type RuleData = { [R in RuleId]: { readonly rule: R } & RuleFigures[R] }[RuleId]

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
