import { asJson, type Json } from '@graveshift/kernel'
import { discardAside } from '../choices/discard.ts'
import { keepLast } from '../prepared.ts'
import type { GameFrame } from './mission-game.ts'
import type { PlayableGame } from './module.ts'

/** A game that begins in the middle. */
export interface MissionPosition<G extends PlayableGame> {
  readonly board: G['board']
  readonly frames: readonly G['frame'][]
}

interface Parts<G extends PlayableGame> {
  /** Where it begins, if that is not the beginning. */
  readonly position: MissionPosition<G> | undefined
  /** The table as the mission lays it out. */
  fresh(options: G['options']): G['board']
  clone(board: G['board']): G['board']
  viewBoard(board: G['board']): object
}

/**
 * What the rules of all games with missions have alike. Nothing is private to a seat, and what is not drawn yet does not
 * exist.
 */
export function openRules<G extends PlayableGame>({ position, fresh, clone, viewBoard }: Parts<G>) {
  const laidOut = keepLast((options: G['options'] & object) => fresh(options))
  const setup: GameFrame = { kind: 'game', at: 'setup', next: 0 }
  return {
    seats: ({ teams }: G['options']): number => teams.length,
    begin(options: G['options']): { board: G['board']; frames: (G['frame'] | GameFrame)[] } {
      if (!position) return { board: clone(laidOut(options)), frames: [{ ...setup }] }
      return { board: clone(position.board), frames: position.frames.map((frame) => ({ ...frame })) }
    },
    clone,
    outcome: ({ outcome }: G['board']) => outcome,
    view: (board: G['board']): Json => asJson(viewBoard(board)),
    redact: asJson,
    concealed: (): readonly string[] => [],
    open: true,
    aside: (board: G['board'], seat: number) =>
      board.phase === 'setup' ? undefined : discardAside(board, seat),
    leader: ({ first }: G['board']): number => first,
  } as const
}
