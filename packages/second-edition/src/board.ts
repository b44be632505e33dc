import { type CarBoard, cloneCars, cloneZones, type DoorBoard, type NoiseBoard } from '@graveshift/zones'
import type { MissionBoard, MissionSetup, Token as MissionToken } from '@graveshift/zones/missions'
import type { MissionPlan } from './missions/types.ts'
import type { RuleOptions } from './rule-options.ts'

/** How a game is set up; all of it is in the log's head. */
export interface Setup extends RuleOptions, MissionSetup<MissionPlan> {}

/** What a game is played by, whoever plays it. */
export type Terms = Omit<Setup, 'teams'>

export const TOKEN_KINDS = ['objective', 'crate'] as const

export interface Token extends MissionToken {
  readonly kind: (typeof TOKEN_KINDS)[number]
}

export interface Board extends NoiseBoard, DoorBoard, CarBoard, MissionBoard {
  readonly setup: Setup
  tokens: readonly Token[]
}

export const cloneBoard = (board: Board): Board => ({
  ...cloneZones(board),
  setup: board.setup,
  noise: board.noise.slice(),
  opened: board.opened,
  tokens: board.tokens,
  asleep: board.asleep,
  locked: board.locked,
  cars: cloneCars(board.cars),
  tally: board.tally,
})
