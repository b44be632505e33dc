import type { Table } from '@graveshift/kernel'
import type { ZonesBoard } from '../board.ts'
import type { ZonesEvent } from '../events.ts'
import type { CompanionEvent } from '../features/companions/companions.ts'
import type { DoorBoard, DoorEvent } from '../features/doors/doors.ts'
import type { NoiseBoard } from '../features/noise-tokens/noise-tokens.ts'
import type { Zones, ZonesChoice, ZonesFrame, ZonesGame, ZonesPick } from '../game.ts'
import type { Kit } from '../kit.ts'
import type { Mission } from './compile.ts'
import type { MissionGoal } from './goal.ts'
import type { Listeners } from './judge.ts'
import type { TokenColour } from './plan.ts'
import type { MissionRefusals } from './refusals.ts'
import type { RuleHooks } from './rule.ts'

/** Something that lies on the board to be taken: objectives, and what else a game has. */
export interface Token {
  readonly kind: string
  readonly zone: number
  readonly colour: TokenColour
  /** Who took it; none while it lies there. */
  readonly by: number
}

export interface MissionBoard extends ZonesBoard {
  /** Never changed in place. */
  tokens: readonly Token[]
  /** Spawn zones of the mission that sleep, a bit each. */
  asleep: number
  /** What missions count, by name. Never changed in place. */
  tally: Readonly<Record<string, number>>
}

export type MissionEvent =
  | { readonly type: 'tokenTaken'; readonly token: number; readonly person: number }
  | { readonly type: 'woken'; readonly colour: TokenColour }
  /** Put down for good: it belongs to the mission from now on. */
  | { readonly type: 'stored'; readonly person: number; readonly card: string }
  | { readonly type: 'tallied'; readonly what: string; readonly count: number }

/** The mission is laid out, then round follows round. */
export interface GameFrame {
  readonly kind: 'game'
  at: string
  next: number
}

/** Zombies that appear once everything before them is done. */
export interface ArrivalFrame {
  readonly kind: 'arrival'
  at: string
  readonly zone: number
  readonly zombie: number
  readonly count: number
  readonly seat: number
}

/** Somebody may leave by the exit. */
export interface LeaveFrame {
  readonly kind: 'leave'
  at: string
  readonly person: number
}

export interface CompanionChoice {
  readonly id: number
  readonly lane: number
  readonly seat: 'team'
  readonly kind: 'companion'
  readonly zone: number
  /** Who is not in play yet. */
  readonly able: readonly string[]
}

export interface CompanionPick {
  readonly do: 'companion'
  readonly id: string
}

/** What every game with missions has at least. */
export interface GameWithMissions extends ZonesGame {
  board: MissionBoard
}

/** A game with missions, as far as they are concerned. */
export interface MissionGame extends Omit<Zones, 'board' | 'event' | 'frame' | 'choice' | 'pick'> {
  board: MissionBoard
  event: ZonesEvent | CompanionEvent | MissionEvent
  frame: ZonesFrame | GameFrame | ArrivalFrame | LeaveFrame
  choice: ZonesChoice | CompanionChoice
  pick: ZonesPick | CompanionPick
}

/** One that has doors as well. */
export interface DoorMissionGame extends Omit<MissionGame, 'board' | 'event'> {
  board: MissionBoard & DoorBoard
  event: MissionGame['event'] | DoorEvent
}

/** What every game with missions and noise tokens has at least. */
export interface GameWithNoise extends GameWithMissions {
  board: MissionBoard & NoiseBoard
}

/** One whose noise piles up. */
export interface NoiseMissionGame extends Omit<MissionGame, 'board'> {
  board: MissionBoard & NoiseBoard
}

/** A kit whose mission is played: its goals and rules are part of it. */
export interface MissionKit<G extends GameWithMissions = MissionGame> extends Kit<G> {
  readonly mission: Mission
  readonly goals: readonly MissionGoal<G, MissionKit<G>>[]
  readonly rules: readonly RuleHooks<G, MissionKit<G>>[]
  readonly listeners: Listeners
  readonly missionRefusals: MissionRefusals
  /** Whoever holds it begins; in a game without such a card the team says who does. */
  readonly firstPlayerCard: string | undefined
  /** Which companions wait on the board is left to chance. */
  readonly drawsCompanions?: boolean
  /** Who may wait on the board as a companion, by name; whoever is not in play, if the game does not say. */
  pool?(board: G['board']): readonly string[]
  /** The steps of its setup in their order, where it is not the usual one. */
  readonly setupOrder?: readonly string[]
  /** The kind of zombie that a mission means; of some it names any one may come. */
  kindFor(table: Table<G>, id: string): number
  /** A token that is no objective was taken: what it brings. */
  tokenTaken(table: Table<G>, person: number, token: Token): void
}

/** One whose rules may add noise that no token shows. */
export interface NoiseMissionKit<G extends GameWithNoise = NoiseMissionGame> extends MissionKit<G> {
  readonly rules: readonly NoiseHooks<G, NoiseMissionKit<G>>[]
}

/** Noise that is there without a token, added to that of each zone. */
export interface NoiseHooks<G extends GameWithNoise, K extends MissionKit<G>> extends RuleHooks<G, K> {
  noise?(board: G['board'], noise: Uint8Array | number[]): void
}
