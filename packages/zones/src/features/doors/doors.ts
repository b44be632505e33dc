import { nth, type Refusal, type Table } from '@graveshift/kernel'
import { NONE, type ZonesBoard } from '../../board.ts'
import type { Card, CardData } from '../../content/types.ts'
import { emit } from '../../emit.ts'
import type { ZonesEvent } from '../../events.ts'
import type { Evolver } from '../../evolve.ts'
import type { Zones, ZonesChoice, ZonesFrame, ZonesPick } from '../../game.ts'
import type { Kit } from '../../kit.ts'
import type { ReasonsOf } from '../../refusals.ts'
import type { Teller } from '../../tell/tellers.ts'
import { logLine, personTerm } from '../../tell/terms.ts'

/** Doors that are opened for good, and what waits in the dark rooms behind the first one of a building. */

export interface DoorBoard extends ZonesBoard {
  /** Buildings that have been opened, a bit each. */
  opened: number
  /** Doors that cannot be opened yet, a bit each. */
  locked: number
}

/** A card that may have to do with doors. */
export interface DoorCardData extends CardData {
  /** How it opens them; absent if it does not. */
  readonly door?: 'silent' | 'noisy' | undefined
}

export type DoorEvent =
  | {
      readonly type: 'doorOpened'
      readonly door: number
      /** Who opened it; none if the mission did. */
      readonly person: number
      readonly with: string | undefined
    }
  | { readonly type: 'buildingOpened'; readonly building: number }

type DoorEventOf<T extends DoorEvent['type']> = Extract<DoorEvent, { type: T }>

/** A building was opened: its dark rooms that still get a card. */
export interface BuildingFrame {
  readonly kind: 'building'
  at: string
  zones: readonly number[]
  readonly seat: number
}

export interface DarkChoice {
  readonly id: number
  readonly lane: number
  readonly seat: number
  readonly kind: 'dark'
  readonly zones: readonly number[]
}

export interface DarkPick {
  readonly do: 'dark'
  readonly zone: number
}

/** A game with doors, as far as they are concerned. */
export interface DoorGame extends Omit<Zones, 'board' | 'event' | 'frame' | 'choice' | 'pick'> {
  board: DoorBoard
  event: ZonesEvent | DoorEvent
  frame: ZonesFrame | BuildingFrame
  choice: ZonesChoice | DarkChoice
  pick: ZonesPick | DarkPick
}

export const DOOR_REASONS = {
  door: ['no-door-here', 'door-open', 'door-locked', 'not-in-hand', 'cannot-open-doors', 'no-actions'],
  dark: ['not-dark'],
} as const

type Reasons = typeof DOOR_REASONS

/** The rule by which a game refuses whatever is about doors. */
export type DoorRules = ReasonsOf<Reasons, string>

export const DOOR_REFUSALS: readonly string[] = Object.values(DOOR_REASONS).flat()

export interface DoorKit extends Kit<DoorGame> {
  readonly doorRefusals: ReasonsOf<Reasons, Refusal>
  readonly cards: Readonly<Record<string, Card & DoorCardData>>
}

export const isClosed = ({ doors }: ZonesBoard, door: number): boolean => (doors & (1 << door)) === 0

/** Opens a door for good; the first one of a building wakes what waits in its dark rooms (Z2-ACT-04). */
export function openDoor(
  kit: DoorKit,
  table: Table<DoorGame>,
  door: number,
  person: number,
  card: string | undefined,
  seat: number,
): void {
  const { map } = kit
  emit(kit, table, { type: 'doorOpened', door, person, with: card })
  for (const zone of nth(map.doors, door).between) {
    const building = map.buildingOf[zone]
    if (building === undefined || table.board.opened & (1 << building)) continue
    emit(kit, table, { type: 'buildingOpened', building })
    const { dark } = nth(map.buildings, building)
    if (dark.length > 0) table.push({ kind: 'building', at: 'next', zones: dark, seat })
  }
}

export const DOOR_EVOLVERS: {
  readonly [T in DoorEvent['type']]: Evolver<Kit, DoorBoard, DoorEventOf<T>>
} = {
  doorOpened(_kit, board, { door }) {
    board.doors |= 1 << door
  },
  buildingOpened(_kit, board, { building }) {
    board.opened |= 1 << building
  },
}

export const DOOR_TELLERS: {
  readonly [T in DoorEvent['type']]: Teller<DoorEventOf<T>, Kit, DoorBoard>
} = {
  doorOpened: ({ door, person }, kit, board) =>
    person === NONE
      ? logLine('doorOpened.mission', { door: nth(kit.map.doors, door).name })
      : logLine('doorOpened', { person: personTerm(board, person), door: nth(kit.map.doors, door).name }),
  buildingOpened: ({ building }, kit) =>
    logLine('buildingOpened', { rooms: nth(kit.map.buildings, building).rooms.length }),
}
