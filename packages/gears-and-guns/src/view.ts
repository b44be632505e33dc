import {
  type CardView,
  type DeckView,
  type RoundView,
  type SingleNoiseView,
  type TurnView,
  viewDecks,
  viewFound,
  viewRound,
  viewRunningTurn,
  viewSingleNoise,
  viewZombies,
} from '@graveshift/zones'
import { type LaidOutView, viewLaidOut } from '@graveshift/zones/missions'
import type { Board, Setup } from './board.ts'
import { type CardsView, viewCards } from './cards/view.ts'
import { PILES } from './content/decks.ts'
import { type FallenView, viewFallen } from './fallen/fallen.ts'
import { type HeldView, viewHeld } from './holding/holding.ts'
import { type MachinesView, viewMachines } from './machines/machines.ts'
import { type PileView, viewPiles } from './piles/view.ts'
import { type SheetsView, viewSheets } from './sheets/view.ts'
import { type SpawnTokenView, viewSpawns } from './spawning/view.ts'
import { type TownView, viewTown } from './town/view.ts'
import type { WesternKit } from './western-kit.ts'

/** A zone with zombies in it. */
interface ZoneView {
  readonly zombies: Readonly<Record<string, number>>
}

/** The board as a viewer sees it: plain JSON, everything by name. A feature adds its part. */
export interface BoardView extends RoundView, Omit<LaidOutView, 'spawns'>, SheetsView {
  readonly setup: Setup
  /** Zones with something in them, by name. */
  readonly zones: Readonly<Record<string, ZoneView>>
  readonly noise: SingleNoiseView
  readonly spawns: readonly SpawnTokenView[]
  readonly corpsePiles: readonly PileView[]
  /** Zombies that sit out their next activation. */
  readonly held: readonly HeldView[]
  readonly fallen: readonly FallenView[]
  readonly machines: MachinesView
  readonly town: TownView
  readonly turn: TurnView | null
  readonly found: readonly CardView[]
  readonly decks: Readonly<Record<string, DeckView>>
  readonly tally: Readonly<Record<string, number>>
  readonly missionCards: CardsView
}

function viewZones(kit: WesternKit, board: Board): Readonly<Record<string, ZoneView>> {
  const found: Record<string, ZoneView> = {}
  kit.map.zones.forEach(({ name }, zone) => {
    const zombies = viewZombies(kit, board, zone)
    if (Object.keys(zombies).length > 0) found[name] = { zombies }
  })
  return found
}

export const viewBoard = (kit: WesternKit, board: Board): BoardView => ({
  setup: board.setup,
  ...viewRound(kit, board),
  zones: viewZones(kit, board),
  noise: viewSingleNoise(kit, board),
  ...viewLaidOut(kit, board),
  spawns: viewSpawns(kit, board),
  corpsePiles: viewPiles(kit, board),
  held: viewHeld(kit, board),
  fallen: viewFallen(kit, board),
  machines: viewMachines(kit, board),
  town: viewTown(kit, board),
  turn: viewRunningTurn(kit, board),
  found: viewFound(kit, board),
  decks: viewDecks(board, PILES),
  tally: board.tally,
  missionCards: viewCards(kit, board),
  ...viewSheets(board),
})
