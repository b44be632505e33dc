import { type CarBoard, cloneCars, cloneZones, type DoorBoard, type NoiseBoard } from '@graveshift/zones'
import type { MissionPlan, TokenColour } from './missions/types.ts'
import type { RuleOptions } from './rule-options.ts'

/** How a game is set up; all of it is in the log's head. */
export interface Setup extends RuleOptions {
  /** A mission of the book by its id, or one of one's own, whole: a saved game needs nothing else. */
  readonly mission: string | MissionPlan
  /** The survivors of each seat, clockwise. */
  readonly teams: readonly (readonly string[])[]
}

export interface Token {
  readonly kind: 'objective' | 'crate'
  readonly zone: number
  readonly colour: TokenColour
  /** Who took it; none while it lies there. */
  by: number
}

export interface Board extends NoiseBoard, DoorBoard, CarBoard {
  readonly setup: Setup
  tokens: Token[]
  /** Spawn zones of the mission that sleep, a bit each. */
  asleep: number
  /** What missions count, by name. Never changed in place. */
  tally: Readonly<Record<string, number>>
}

export function cloneBoard(board: Board): Board {
  const tokens: Token[] = []
  for (const { kind, zone, colour, by } of board.tokens) tokens.push({ kind, zone, colour, by })
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
    cars: cloneCars(board.cars),
    tally: board.tally,
    outcome,
  }
}
