import type { Refusal } from '@graveshift/kernel'
import type { ZonesBoard } from '../board.ts'
import { NOT_AN_ANSWER } from '../refusals.ts'

/** A way past zombies that somebody may have: they neither stop a move that is made so nor make it dearer. */
export interface Slipping<B extends ZonesBoard = ZonesBoard> {
  /** Its name among the things that are done once a turn. */
  readonly once: string
  readonly refusals: { readonly [R in 'skill-missing' | 'nothing-to-slip']: Refusal }
  /** Whether somebody has it now. */
  may(board: B, person: number): boolean
}

/** A game in which nobody slips away. */
export const NO_SLIPPING: Slipping = {
  once: '',
  refusals: { 'skill-missing': NOT_AN_ANSWER, 'nothing-to-slip': NOT_AN_ANSWER },
  may: () => false,
}
