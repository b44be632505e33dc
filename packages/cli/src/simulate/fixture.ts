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
