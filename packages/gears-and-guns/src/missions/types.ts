import {
  type CompanionData,
  DIFFICULTIES,
  type MissionTerms,
  type Plain,
  type PrintedMission,
  type SpawnData,
  type TiledBoard,
  type ZombieData,
} from '@graveshift/zones/missions'
import type { MarkId } from '../content/campaign.ts'
import type { CardId } from '../content/cards.ts'
import type { PlacedKind } from '../content/zombies.ts'
import type { NoiseSide } from './effects.ts'
import type { WesternGoal } from './goal-data.ts'
import type { NoteData, ObjectiveCardData } from './objective-card.ts'
import type { WesternRule } from './rule-data.ts'

/**
 * The words that missions of this game are written in. Zones are named as the tiles lie: '14V.NW' is the north-west of
 * that tile after its turns; room letters and `bal` (the balcony) do not turn.
 */

export const WESTERN_DIFFICULTIES = [...DIFFICULTIES, 'very-hard'] as const
type WesternDifficulty = (typeof WESTERN_DIFFICULTIES)[number]

/** A mission with the rules of steam. Switches and nozzles are where the tiles have them, all on (GG-TWN-02, GG-TWN-03). */
export interface SteamTown {
  readonly gauge: number
  /** Tiles whose nozzle is broken from the start. */
  readonly broken: readonly string[]
}

export const SPAWN_KINDS = ['start', 'mobile', 'abomination'] as const

export interface WesternSpawn extends SpawnData {
  readonly kind: (typeof SPAWN_KINDS)[number]
}

export interface WagonData {
  readonly zone: string
  readonly moves: boolean
  /** Whether one may search there. */
  readonly searched: boolean
  /** The card that must be taken before either; free from the start without one. */
  readonly freedBy?: number
}

/** A token with 5 adrenaline (UA-ACT-04). */
export interface ObjectiveToken {
  readonly zone: string
  /** Besides the adrenaline. */
  readonly gives?: CardId
  /** The green one of the last mission, which cannot be taken. */
  readonly colour?: 'green'
  readonly fixed?: true
}

/** Somebody of the pool at random (GG-RUL-40). */
export interface PlacedCompanion extends CompanionData {
  /** Rallying reads this card instead; such places are filled first (GG-M06-02, GG-M06-05). */
  readonly card?: number
}

/** What a mark of the campaign changes at setup (GG-CMP-24). */
export type MarkChange = { readonly mark: MarkId } & (
  | { readonly leaveOut: string }
  /** That card's lock is open. */
  | { readonly unlocks: number }
  | { readonly gauge: number; readonly broken: readonly string[] }
  | { readonly zombies: readonly (ZombieData & { readonly kind: PlacedKind })[] }
  | { readonly gatling: string }
)

export interface WesternMission extends MissionTerms, TiledBoard, PrintedMission<WesternDifficulty> {
  /** Core rules without it (UA-SET-02). */
  readonly steam?: SteamTown
  /** A Bang! in the start zone unless it says otherwise (UA-NOI-02). */
  readonly noise?: { readonly zone: string; readonly side: NoiseSide }
  readonly spawns: readonly WesternSpawn[]
  /** Zones of tokens and piles, the starting spawn first, then clockwise (UA-SPW-02, UA-RUL-18). */
  readonly spawnOrder: readonly string[]
  /** Tiles whose pile stays asleep (GG-RUL-50). */
  readonly neverWake?: readonly string[]
  /** Street cells that nothing reaches (UA-ZON-05). */
  readonly outOfPlay?: readonly string[]
  readonly wagon?: WagonData
  readonly gatling?: string
  readonly objectives: readonly ObjectiveToken[]
  readonly companions?: readonly PlacedCompanion[]
  readonly goals: readonly WesternGoal[]
  readonly rules: readonly WesternRule[]
  readonly marks?: readonly MarkChange[]
  readonly cards: readonly ObjectiveCardData[]
  readonly notes: readonly NoteData[]
}

/** A mission that a game brings along, as JSON. */
export type MissionPlan = Plain<WesternMission>
