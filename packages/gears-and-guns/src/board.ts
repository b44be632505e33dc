import { cloneZones, type SingleNoiseBoard } from '@graveshift/zones'
import type { MissionBoard, MissionSetup, Token as MissionToken } from '@graveshift/zones/missions'
import { type CardsBoard, cloneCards } from './cards/cards-board.ts'
import type { FallenBoard } from './fallen/fallen.ts'
import type { HoldingBoard } from './holding/holding.ts'
import type { MachinesBoard } from './machines/machines.ts'
import type { MissionPlan } from './missions/types.ts'
import type { BonusBoard } from './people/bonus.ts'
import type { PilesBoard } from './piles/piles.ts'
import type { RuleOptions } from './rule-options.ts'
import type { CampaignPart } from './sheets/campaign-part.ts'
import type { SheetsBoard } from './sheets/sheets-board.ts'
import type { SpawningBoard } from './spawning/spawning.ts'
import type { SteamBoard } from './steam/steam-game.ts'

/** How a game is set up; all of it is in the log's head. */
export interface Setup extends RuleOptions, MissionSetup<MissionPlan> {
  /** Of a mission of a campaign; without it the mission is played by itself (GG-SET-04). */
  readonly campaign?: CampaignPart
}

/** What a game is played by, whoever plays it. */
export type Terms = Omit<Setup, 'teams'>

/** What lies on the board to be taken. A feature adds its kinds. */
export const TOKEN_KINDS = ['objective'] as const

export interface Token extends MissionToken {
  readonly kind: (typeof TOKEN_KINDS)[number]
}

/** A feature adds its slice here, in `cloneBoard` and in `freshBoard` (begin.ts): one line each. */
export interface Board
  extends SingleNoiseBoard,
    MissionBoard,
    SpawningBoard,
    PilesBoard,
    SteamBoard,
    CardsBoard,
    HoldingBoard,
    FallenBoard,
    MachinesBoard,
    BonusBoard,
    SheetsBoard {
  readonly setup: Setup
  tokens: readonly Token[]
}

/** Lists that are never changed in place are shared. Field by field: a spread of so many takes a tenth longer. */
export function cloneBoard(board: Board): Board {
  const { round, phase, first, people, zombies, fresh, doors, piles, turns, laid, trade, found, outcome } =
    cloneZones(board)
  return {
    setup: board.setup,
    round,
    phase,
    first,
    people,
    zombies,
    fresh,
    doors,
    piles,
    turns,
    laid,
    trade,
    found,
    loud: board.loud,
    loudSide: board.loudSide,
    tokens: board.tokens,
    asleep: board.asleep,
    spawnsAt: board.spawnsAt,
    pilesAwake: board.pilesAwake,
    pilesSafe: board.pilesSafe,
    held: board.held,
    fallen: board.fallen,
    everLed: board.everLed,
    wagon: board.wagon,
    gatling: board.gatling,
    bonus: board.bonus,
    rewards: board.rewards,
    keepsakes: board.keepsakes,
    lostBy: board.lostBy,
    gauge: board.gauge,
    switchesOn: board.switchesOn,
    nozzlesBroken: board.nozzlesBroken,
    bottles: board.bottles,
    ...cloneCards(board),
    tally: board.tally,
    outcome,
  }
}
