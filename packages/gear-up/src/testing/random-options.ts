import { FastChance, nth, type OptionValues, type Random, randomValue } from '@graveshift/kernel'
import { CONTENT } from '../content/index.ts'
import type { Options } from '../game.ts'
import { RULE_OPTIONS } from '../options.ts'

/** So many different survivors, in any order. */
export function randomSurvivors(seats: number, random: Random): string[] {
  const left = CONTENT.survivors.map(({ id }) => id)
  return Array.from({ length: seats }, () => nth(left.splice(random.below(left.length), 1), 0))
}

/** Options of the rules at random, but for the first, which goes round. */
function randomRules(random: Random): OptionValues<typeof RULE_OPTIONS> {
  const [, ...others] = RULE_OPTIONS
  return Object.fromEntries(others.map((spec) => [spec.id, randomValue(spec, random)])) as never
}

/**
 * Options by number. Seat counts, bosses, difficulties and both options go round at different speeds, so that every
 * 288 numbers in a row (6 x 6 x 4 x 2) hold every combination of seats, boss, difficulty and ammo option.
 */
export function optionsOf(seed: number): Options {
  const random = new FastChance(seed)
  const seats = 1 + (seed % 6)
  return {
    survivors: randomSurvivors(seats, random),
    leader: random.below(seats),
    boss: nth(CONTENT.bosses, ((seed / 6) | 0) % 6).id,
    difficulty: nth(CONTENT.difficulties, ((seed / 36) | 0) % 4).id,
    ...randomRules(random),
    ammoOnBoss: ((seed / 144) | 0) % 2 === 1,
  }
}
