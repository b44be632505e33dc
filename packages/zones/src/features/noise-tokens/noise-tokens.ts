import type { Table } from '@graveshift/kernel'
import type { ZonesBoard } from '../../board.ts'
import { emit } from '../../emit.ts'
import type { ZonesEvent } from '../../events.ts'
import type { Evolver } from '../../evolve.ts'
import type { Zones } from '../../game.ts'
import type { Kit } from '../../kit.ts'
import { personAt } from '../../people.ts'
import type { Teller } from '../../tell/tellers.ts'
import { logLine, zoneTerm } from '../../tell/terms.ts'

/** Noise that piles up: a token for everything loud, in the zone where it was done, until the round ends (Z2-NOI-05). */

export interface NoiseBoard extends ZonesBoard {
  /** Noise tokens in each zone. */
  noise: number[]
}

export type NoiseEvent =
  | { readonly type: 'noiseMade'; readonly zone: number; readonly person: number }
  | { readonly type: 'noiseCleared' }

type NoiseEventOf<T extends NoiseEvent['type']> = Extract<NoiseEvent, { type: T }>

/** A game with noise tokens, as far as they are concerned. */
export interface NoiseGame extends Omit<Zones, 'board' | 'event'> {
  board: NoiseBoard
  event: ZonesEvent | NoiseEvent
}

export function makeNoise(kit: Kit<NoiseGame>, table: Table<NoiseGame>, person: number): void {
  emit(kit, table, { type: 'noiseMade', zone: personAt(table.board, person).zone, person })
}

export function clearNoise(kit: Kit<NoiseGame>, table: Table<NoiseGame>): void {
  emit(kit, table, { type: 'noiseCleared' })
}

export const NOISE_EVOLVERS: {
  readonly [T in NoiseEvent['type']]: Evolver<Kit, NoiseBoard, NoiseEventOf<T>>
} = {
  noiseMade(_kit, board, { zone }) {
    board.noise[zone] = (board.noise[zone] as number) + 1
  },
  noiseCleared(_kit, board) {
    board.noise.fill(0)
  },
}

export const NOISE_TELLERS: {
  readonly [T in NoiseEvent['type']]: Teller<NoiseEventOf<T>, Kit, NoiseBoard>
} = {
  noiseMade: ({ zone }, kit) => logLine('noiseMade', { zone: zoneTerm(kit, zone) }),
  noiseCleared: () => logLine('noiseCleared'),
}

/** Adds noise that is there without a token. */
export type MoreNoise<B extends NoiseBoard> = (board: B, noise: Uint8Array | number[]) => void

/** The noise of every zone without those who stand there, as players see it. */
export function noiseOf<B extends NoiseBoard>(board: B, more: readonly MoreNoise<B>[]): readonly number[] {
  const noise = board.noise.slice()
  for (const add of more) add(board, noise)
  return noise
}

export const brokenNoise = ({ noise }: NoiseBoard): string[] =>
  noise.some((tokens) => tokens < 0) ? ['less than no noise'] : []
