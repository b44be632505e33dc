import { GEAR_UP } from '@graveshift/gear-up'
import { cloneState, FastChance } from '@graveshift/kernel'
import { type Position, playStrong } from './position.ts'

const SPREAD = 0x9e37_79b1

/** How many of so many games strong bots win from one position, under other lucks. */
export function winsFrom({ state, game }: Position, games: number): number {
  let wins = 0
  for (let index = 0; index < games; index++) {
    const luck = (game + Math.imul(index + 1, SPREAD)) | 0
    if (playStrong(cloneState(GEAR_UP, state), new FastChance(luck), luck)) wins++
  }
  return wins
}

/** What was foretold of a position, and what came of so many games from it. */
export interface Replayed {
  readonly foretold: number
  readonly wins: number
  readonly games: number
}

/**
 * How far single positions are from what is foretold of them, beyond what luck explains, as the standard error of the
 * logarithm of odds: a table that is right on average may still be wrong about each.
 */
export function spreadOf(all: readonly Replayed[]): number {
  let off = 0
  let scale = 0
  for (const { foretold, wins, games } of all) {
    const share = wins / games
    off += (share - foretold) ** 2 - (share * (1 - share)) / (games - 1)
    scale += (foretold * (1 - foretold)) ** 2
  }
  return Math.sqrt(Math.max(0, off) / scale)
}
