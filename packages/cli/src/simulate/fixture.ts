import type { Options } from '@graveshift/gear-up'
import { CONTENT } from '@graveshift/gear-up'
import { FastChance, hashOf, nth } from '@graveshift/kernel'
import type { Order } from './order.ts'

/** One game of a simulation before it is played. */
export interface Fixture {
  readonly game: number
  readonly options: Options
  /** Names the game's luck. */
  readonly seed: string
  /** What the bots' own seeds are made of. */
  readonly salt: number
}

/**
 * The game with this number. Seat counts, bosses and difficulties go round, so that any first so many games are spread
 * evenly. Its luck hangs on what it is and not on what else is played: a smaller order plays the same games.
 */
export function fixtureOf(order: Order, game: number): Fixture {
  const { difficulties, bosses, seats: counts } = order
  const difficulty = nth(difficulties, game % difficulties.length)
  let rest = Math.floor(game / difficulties.length)
  const boss = nth(bosses, rest % bosses.length)
  rest = Math.floor(rest / bosses.length)
  const seats = nth(counts, rest % counts.length)
  const round = Math.floor(rest / counts.length)
  const seed = `${order.seed} ${seats} ${boss} ${difficulty} ${round}`
  const salt = Number.parseInt(hashOf(seed).slice(0, 8), 16)
  const random = new FastChance(salt)
  const left = CONTENT.survivors.map(({ id }) => id)
  const survivors = Array.from({ length: seats }, () => nth(left.splice(random.below(left.length), 1), 0))
  const leader = random.below(seats)
  const options: Options = { survivors, leader, difficulty, boss, ammoOnBoss: false, assuredDeck: false }
  return { game, options, seed, salt }
}
