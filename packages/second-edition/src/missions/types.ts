/**
 * The words that missions of this game are written in, besides those of all games on zones. A mission is data: where
 * things lie, and named goals and rules with figures.
 *
 * Zones are named as on the board ('9R.NW', '9R.a', see ZoneData.name), objectives and crates by the face whose
 * printed spot they lie on (Z2-SET-02).
 */

import type {
  ListedBoard,
  MissionTerms,
  Plain,
  PrintedMission,
  TiledBoard,
  ZombieData,
} from '@graveshift/zones/missions'
import type { GOALS } from './goals.ts'
import type { RULES } from './rules.ts'

export const ZOMBIE_KINDS = ['walker', 'runner', 'fatty', 'abomination'] as const
export type ZombieKind = (typeof ZOMBIE_KINDS)[number]
export const CAR_KINDS = ['pimpmobile', 'police-car'] as const
export type CarKind = (typeof CAR_KINDS)[number]
/** Cards by what they are for: bag of rice, canned food and water are food. */
export const CARD_KINDS = ['food', 'pimpweapon', 'molotov', 'flashlight'] as const
export type CardKind = (typeof CARD_KINDS)[number]

export interface CarData {
  readonly car: CarKind
  readonly zone: string
}

export type GoalData = ReturnType<(typeof GOALS)[number]['read']>
export type RuleData = ReturnType<(typeof RULES)[number]['read']>

/** What a mission is played by, besides its board. */
interface SecondTerms extends MissionTerms {
  /** Faces whose crate spot holds a crate, or zones in which one lies. */
  readonly crates: readonly string[]
  readonly cars?: readonly CarData[]
  readonly zombies?: readonly (ZombieData & { readonly kind: ZombieKind })[]
  /** Plays with the dark zones of Z2-DRK whatever the table chose. */
  readonly dark?: boolean
  readonly goals: readonly GoalData[]
  readonly rules: readonly RuleData[]
}

/** A mission that a game brings along. */
export type MissionPlan = Plain<SecondTerms & TiledBoard> | Plain<SecondTerms & ListedBoard>

/** A mission of the book. */
export interface MissionData extends SecondTerms, TiledBoard, PrintedMission {}
