import type { Table } from '@graveshift/kernel'
import type {
  Kit,
  Zone,
  Zones,
  ZonesBoard,
  ZonesChoice,
  ZonesEvent,
  ZonesFrame,
  ZonesGame,
  ZonesPick,
} from '@graveshift/zones'
import type { WesternCard } from '../content/card-data.ts'

/** Steam in weapons, in bottles and under the town: what lies on the board of it, and what happens with it. */
export interface SteamBoard extends ZonesBoard {
  /** What the steam gauge shows. */
  gauge: number
  /** Machines whose switch is on, a bit each, by their places in the mission. */
  switchesOn: number
  /** Machines whose nozzle is broken. */
  nozzlesBroken: number
  /** Zones in which bottles stand, one for each bottle, in rising order. Never changed in place. */
  bottles: readonly number[]
}

/** A card by where somebody has it. */
export interface CardAt {
  readonly card: string
  /** The name of the slot. */
  readonly place: string
}

/** What a weapon is refilled by. */
export const REFILLS = ['nozzle', 'bottle', 'emergency'] as const
export type Refill = (typeof REFILLS)[number]

/** What explodes. */
export const BLASTS = ['bottle', 'dynamite'] as const
export type Blast = (typeof BLASTS)[number]

export type SteamEvent =
  | ({ readonly type: 'depleted'; readonly person: number } & CardAt)
  | ({ readonly type: 'refilled'; readonly person: number; readonly by: Refill } & CardAt)
  /** A bottle was put there and stays. */
  | { readonly type: 'bottlePlaced'; readonly person: number; readonly zone: number }
  /** One for each bottle. Whoever gets the points, none if nobody. */
  | { readonly type: 'exploded'; readonly zone: number; readonly blast: Blast; readonly person: number }
  | { readonly type: 'gaugeChanged'; readonly gauge: number }
  | { readonly type: 'switchTurned'; readonly at: number; readonly on: boolean; readonly person: number }
  | { readonly type: 'nozzleBroken'; readonly at: number }
  | { readonly type: 'nozzleRepaired'; readonly at: number }

export type SteamEventOf<T extends SteamEvent['type']> = Extract<SteamEvent, { type: T }>

/** Depleted dice turn the weapons that were used (GG-STM-14). */
export interface DepletionFrame {
  readonly kind: 'depletion'
  at: string
  readonly person: number
  /** What was used: the face of each weapon, as it is now. */
  readonly used: readonly string[]
  /** Weapons still to be turned. */
  left: number
}

/** The end phase and the gauge. */
export interface GaugeFrame {
  readonly kind: 'gauge'
  at: string
}

export type SteamFrame = DepletionFrame | GaugeFrame

interface Asked {
  readonly id: number
  readonly lane: number
  readonly seat: number
  readonly person: number
}

/** Which weapon of a pair is depleted (GG-RUL-08), or what is given up so that none is (GG-SKL-16). */
export type SteamChoice =
  | (Asked & { readonly kind: 'deplete'; readonly able: readonly CardAt[] })
  | (Asked & { readonly kind: 'toolbox'; readonly able: readonly CardAt[] })

export type SteamChoiceOf<K extends SteamChoice['kind']> = Extract<SteamChoice, { kind: K }>

export type SteamPick =
  | ({ readonly do: 'deplete' } & CardAt)
  | ({ readonly do: 'toolbox' } & CardAt)
  | { readonly do: 'keep-tools' }

/** The game, as far as steam is concerned. */
export interface SteamGame extends Omit<Zones, 'board' | 'event' | 'frame' | 'choice' | 'pick'> {
  board: SteamBoard
  event: ZonesEvent | SteamEvent
  frame: ZonesFrame | SteamFrame
  choice: ZonesChoice | SteamChoice
  pick: ZonesPick | SteamPick
}

/** A steam machine of a tile: its switch and its nozzle (GG-TWN-02). */
export interface Machine {
  /** The face of the tile. */
  readonly tile: string
  readonly switch: Zone
  readonly nozzle: Zone
}

/** What rules of a mission say about the town. */
export interface TownHooks<B> {
  /** What the gauge does not follow: the rounds, or anything at all (GG-M07-01, GG-RUL-47). */
  readonly gaugeFixed?: 'rounds' | 'everything'
  /** A full gauge loses nothing. */
  readonly gaugeNeverLoses?: true
  /** Whether no switch can be turned now (GG-M04). */
  switchesStuck?(board: B): boolean
}

export interface SteamSetup<G extends ZonesGame & { board: SteamBoard }> {
  /** In a mission without the rules of steam there are none (UA-SET-02). */
  readonly machines: readonly Machine[]
  readonly hooks: readonly TownHooks<G['board']>[]
  /** The kind of zombie that breaks nozzles (GG-TWN-06); none if it is not in play. */
  readonly breaker: number
  /** Where the mission wants bottles to explode now; for bots. */
  blasts(board: G['board']): readonly number[]
  /** The noise of an explosion (UA-NOI-04). */
  boom(table: Table<G>, zone: number, person: number): void
}

export interface SteamKit extends Kit<SteamGame> {
  readonly cards: Readonly<Record<string, WesternCard>>
  readonly steam: SteamSetup<SteamGame>
}
