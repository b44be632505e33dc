import type { Evolver, ZonesBoard } from '@graveshift/zones'
import type { Board } from '../board.ts'
import { SUPPLY } from '../content/figures.ts'
import type { WesternKit } from '../western-kit.ts'

/** Corpse piles sleep until somebody comes into their building; holy water makes them safe (UA-PIL-01, UA-PIL-04). */
export interface PilesBoard extends ZonesBoard {
  /** Piles that zombies come from, a bit each, by their places in the mission. */
  pilesAwake: number
  /** Piles that are safe for the rest of the mission. */
  pilesSafe: number
}

export type PileEvent =
  | { readonly type: 'pileWoke'; readonly pile: number; readonly person: number }
  /** Whoever did it, none if a card did. */
  | { readonly type: 'pilePurified'; readonly pile: number; readonly person: number }

type EventOf<T extends PileEvent['type']> = Extract<PileEvent, { type: T }>

export const PILE_EVOLVERS: { readonly [T in PileEvent['type']]: Evolver<WesternKit, Board, EventOf<T>> } = {
  pileWoke(_kit, board, { pile }) {
    board.pilesAwake |= 1 << pile
  },
  pilePurified(_kit, board, { pile }) {
    board.pilesAwake &= ~(1 << pile)
    board.pilesSafe |= 1 << pile
  },
}

/** UA-PIL-01: all are asleep. */
export const freshPiles = (): Pick<PilesBoard, 'pilesAwake' | 'pilesSafe'> => ({
  pilesAwake: 0,
  pilesSafe: 0,
})

/** White tokens left in the box: either side takes one (UA-PIL-05). */
export function pileTokensLeft({ pilesAwake, pilesSafe }: Board): number {
  let used = 0
  for (let rest = pilesAwake | pilesSafe; rest !== 0; rest &= rest - 1) used++
  return SUPPLY.piles - used
}

export function brokenPiles({ mission }: WesternKit, board: Board): string[] {
  const wrong: string[] = []
  if ((board.pilesAwake & board.pilesSafe) !== 0) wrong.push('a pile is awake and safe')
  if ((board.pilesAwake | board.pilesSafe) >>> mission.piles.length !== 0)
    wrong.push('a pile is awake that is not there')
  if (pileTokensLeft(board) < 0) wrong.push('there are not that many white tokens')
  return wrong
}
