import { type Evolver, NONE, type ZonesBoard, zoneName } from '@graveshift/zones'
import type { Board } from '../board.ts'
import { type CardsBoard, isCardTaken } from '../cards/cards-board.ts'
import type { Mission } from '../missions/compile.ts'
import type { WesternKit } from '../western-kit.ts'

/** What stands in a street and is used by whoever is there: one wagon and one gatling at most (UA-SET-09). */
export interface MachinesBoard extends ZonesBoard {
  /** The zone of the wagon; none if there is none. */
  wagon: number
  gatling: number
}

export type MachinesEvent =
  | { readonly type: 'wagonPushed'; readonly person: number; readonly to: number }
  /** A train ran into it (UA-WAG-03). */
  | { readonly type: 'wagonSmashed' }
  | { readonly type: 'gatlingPlaced'; readonly zone: number }

type EventOf<T extends MachinesEvent['type']> = Extract<MachinesEvent, { type: T }>

export const MACHINES_EVOLVERS: {
  readonly [T in MachinesEvent['type']]: Evolver<WesternKit, Board, EventOf<T>>
} = {
  wagonPushed(_kit, board, { to }) {
    board.wagon = to
  },
  wagonSmashed(_kit, board) {
    board.wagon = NONE
  },
  gatlingPlaced(_kit, board, { zone }) {
    board.gatling = zone
  },
}

export const freshMachines = ({
  wagon = NONE,
  gatling = NONE,
}: Pick<Mission, 'wagon' | 'gatling'>): Pick<MachinesBoard, 'wagon' | 'gatling'> => ({ wagon, gatling })

/** Whether the wagon may be used at all: some are locked until a card is taken (UA-WAG-02). */
export function isWagonFree(
  { mission: { data } }: { readonly mission: Mission },
  board: CardsBoard,
): boolean {
  if (!data.wagon) return false
  const { freedBy } = data.wagon
  return freedBy === undefined || isCardTaken(board, freedBy)
}

export interface MachinesView {
  readonly wagon: string | null
  readonly gatling: string | null
}

export function viewMachines({ map }: WesternKit, { wagon, gatling }: Board): MachinesView {
  const named = (zone: number) => (zone === NONE ? null : zoneName(map, zone))
  return { wagon: named(wagon), gatling: named(gatling) }
}

export function brokenMachines({ map }: WesternKit, { wagon, gatling }: Board): string[] {
  return [wagon, gatling]
    .filter((zone) => zone !== NONE && !map.zones[zone])
    .map((zone) => `a machine stands in zone ${zone}`)
}
