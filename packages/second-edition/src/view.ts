import {
  type CardView,
  type CarView,
  type DeckView,
  type DoorsView,
  type LoudZoneView,
  type RoundView,
  type TurnView,
  viewCars,
  viewDecks,
  viewDoors,
  viewFound,
  viewLoudZones,
  viewRound,
  viewRunningTurn,
} from '@graveshift/zones'
import { type LaidOutView, viewLaidOut } from '@graveshift/zones/missions'
import type { Board, Setup } from './board.ts'
import { DECKS } from './content/decks.ts'
import type { SecondKit } from './second-kit.ts'

/** The board as a viewer sees it: plain JSON, everything by name. */
export interface BoardView extends RoundView, DoorsView, LaidOutView {
  readonly setup: Setup
  /** Zones with something in them, by name. */
  readonly zones: Readonly<Record<string, LoudZoneView>>
  readonly turn: TurnView | null
  readonly cars: readonly CarView[]
  readonly found: readonly CardView[]
  readonly decks: Readonly<Record<string, DeckView>>
  readonly tally: Readonly<Record<string, number>>
}

export const viewBoard = (kit: SecondKit, board: Board): BoardView => ({
  setup: board.setup,
  ...viewRound(kit, board),
  zones: viewLoudZones(kit, board, kit.moreNoise),
  ...viewDoors(kit, board),
  ...viewLaidOut(kit, board),
  turn: viewRunningTurn(kit, board),
  cars: viewCars(kit, board),
  found: viewFound(kit, board),
  decks: viewDecks(board, DECKS),
  tally: board.tally,
})
