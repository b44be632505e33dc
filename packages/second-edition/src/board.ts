import { cloneZones, type DoorBoard, type NoiseBoard } from '@graveshift/zones'
import type { MissionPlan, TokenColour } from './missions/types.ts'

/** How a game is set up; all of it is in the log's head. */
export interface Setup {
  /** A mission of the book by its id, or one of one's own, whole: a saved game needs nothing else. */
  readonly mission: string | MissionPlan
  /** The survivors of each seat, clockwise. */
  readonly teams: readonly (readonly string[])[]
  /** Which parts of the zombie deck are used (Z2-TUN-01). */
  readonly zombieCards: readonly ZombieCardSet[]
  /** (option, Z2-OPT-01) Plain abominations, or the printed four with rules of their own. */
  readonly abominations: 'plain' | 'printed'
  /** (option, Z2-OPT-01) How many abominations may be on the board. */
  readonly mostAbominations: number
  /** (option, Z2-OPT-02) Those present act, then another one comes. */
  readonly abominationFest: boolean
  /** (mode, Z2-DRK) */
  readonly darkZones: boolean
  /** (mode, Z2-ULT) */
  readonly ultrared: boolean
  /** (option, Z2-OPT-03) Discarded starting cards come back with the next shuffle. */
  readonly startingCardsReturn: boolean
  /** (option, Z2-OPT-04) No zombies wait in a building in which survivors start. */
  readonly sparedBuildings: boolean
  /** (option, Z2-OPT-06) Without an open way zombies go towards closed doors. */
  readonly pressOn: boolean
}

export const ZOMBIE_CARD_SETS = ['easy', 'hard', 'extra'] as const
export type ZombieCardSet = (typeof ZOMBIE_CARD_SETS)[number]

export interface Token {
  readonly kind: 'objective' | 'crate'
  readonly zone: number
  readonly colour: TokenColour
  /** Who took it; none while it lies there. */
  by: number
}

export interface Car {
  readonly kind: 'pimpmobile' | 'police-car'
  zone: number
  /** A crate in the trunk. */
  crate: boolean
  /** Who is at the wheel; none if nobody. */
  driver: number
  /** Up to three, in rising order: which of their seats somebody has makes no difference. Never changed in place. */
  passengers: readonly number[]
}

export interface Board extends NoiseBoard, DoorBoard {
  readonly setup: Setup
  tokens: Token[]
  /** Spawn zones of the mission that sleep, a bit each. */
  asleep: number
  cars: Car[]
  /** What missions count, by name. Never changed in place. */
  tally: Readonly<Record<string, number>>
}

export function cloneBoard(board: Board): Board {
  const tokens: Token[] = []
  for (const { kind, zone, colour, by } of board.tokens) tokens.push({ kind, zone, colour, by })
  const cars: Car[] = []
  for (const { kind, zone, crate, driver, passengers } of board.cars)
    cars.push({ kind, zone, crate, driver, passengers })
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
    noise: board.noise.slice(),
    opened: board.opened,
    tokens,
    asleep: board.asleep,
    locked: board.locked,
    cars,
    tally: board.tally,
    outcome,
  }
}
