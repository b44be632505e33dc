import { FastChance, hashOf, nth, type Random } from '@graveshift/kernel'

/** One game of a simulation before it is played. */
export interface Fixture<Options> {
  readonly game: number
  readonly options: Options
  /** Names the game's luck. */
  readonly seed: string
  /** What the bots' own seeds are made of. */
  readonly salt: number
}

/**
 * Which of so many, then which of so many, and so on, and at last how often all of them were gone through: any first so
 * many games are spread evenly.
 */
export function placesOf(game: number, ...lengths: readonly number[]): number[] {
  let rest = game
  const places = lengths.map((length) => {
    const place = rest % length
    rest = Math.floor(rest / length)
    return place
  })
  return [...places, rest]
}

/** Seeds with commas between them take turns, each with games of its own: the same ones as if it were alone. */
export function seedIn(seeds: string, round: number): { readonly seed: string; readonly round: number } {
  const all = seeds.split(',').map((seed) => seed.trim())
  const [which = 0, own = 0] = placesOf(round, all.length)
  return { seed: nth(all, which), round: own }
}

/** A game's luck hangs on what it is and not on what else is played: a smaller order plays the same games. */
export function luckOf(seed: string): { readonly salt: number; readonly random: Random } {
  const salt = Number.parseInt(hashOf(seed).slice(0, 8), 16)
  return { salt, random: new FastChance(salt) }
}

/** So many of some, in any order. */
export function drawn<T>(all: readonly T[], count: number, random: Random): T[] {
  const left = [...all]
  return Array.from({ length: count }, () => nth(left.splice(random.below(left.length), 1), 0))
}
