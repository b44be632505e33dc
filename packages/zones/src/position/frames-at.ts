import { NONE, type Phase } from '../board.ts'
import type { MissionGame } from '../missions/mission-game.ts'

type Frame = MissionGame['frame']

/** Phases in which a game may begin in the middle. */
export const POSITION_PHASES: readonly Phase[] = ['players', 'zombies', 'spawn', 'end']

/** The steps of the round that a phase begins with. */
const STEP_OF: Readonly<Record<string, string>> = { zombies: 'zombies', spawn: 'spawn', end: 'end' }

/** Where in the round the game goes on: in a phase, or in somebody's turn. */
export function framesAt(phase: Phase, turn: number | undefined): Frame[] {
  const game: Frame = { kind: 'game', at: 'round', next: 0 }
  if (phase !== 'players') return [game, { kind: 'round', at: STEP_OF[phase] ?? 'end' }]
  const frames: Frame[] = [
    game,
    { kind: 'round', at: 'zombies' },
    { kind: 'players', at: 'seat', done: 0, asked: [] },
  ]
  return turn === undefined
    ? frames
    : [...frames, { kind: 'turn', at: 'act', person: turn, gift: NONE, target: NONE }]
}
