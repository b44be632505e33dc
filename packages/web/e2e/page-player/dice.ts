import { FastChance, nth } from '@graveshift/kernel'

/** A number from a name: the same name throws the same dice. */
function numberOf(name: string): number {
  let number = 0x811c9dc5
  for (const letter of name) number = Math.imul(number ^ (letter.codePointAt(0) ?? 0), 0x01000193)
  return number >>> 0
}

/** All of a player's chance, from a seed in words. */
export class Dice {
  readonly #chance: FastChance

  constructor(seed: string) {
    this.#chance = new FastChance(numberOf(seed))
  }

  below(n: number): number {
    return this.#chance.below(n)
  }

  oneIn(n: number): boolean {
    return this.#chance.below(n) === 0
  }

  of<T>(all: readonly T[]): T {
    return nth(all, this.#chance.below(all.length))
  }

  /** One of them, each as often as it weighs; nothing where nothing weighs. */
  weighted<T>(all: readonly T[], weigh: (each: T) => number): T | undefined {
    const whole = all.reduce((sum, each) => sum + weigh(each), 0)
    if (whole <= 0) return undefined
    let at = this.#chance.below(whole)
    for (const each of all) {
      at -= weigh(each)
      if (at < 0) return each
    }
    return undefined
  }
}
