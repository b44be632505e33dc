import { FastChance, nth, optionsBy, type Random, randomValue } from '@graveshift/kernel'
import { CONTENT } from '../content/index.ts'
import type { Options } from '../game.ts'
import { RULE_OPTIONS } from '../options.ts'

/** So many different survivors, in any order. */
export function randomSurvivors(seats: number, random: Random): string[] {
  const left = CONTENT.survivors.map(({ id }) => id)
  return Array.from({ length: seats }, () => nth(left.splice(random.below(left.length), 1), 0))
}

/** Options of the rules but for the first, which goes round. */
const [, ...OTHERS] = RULE_OPTIONS

const SEATS = 6
/** So many numbers in a row hold every combination of seats and boss, and of these with each difficulty. */
export const SEATS_AND_BOSSES = SEATS * CONTENT.bosses.length
const TABLES = SEATS_AND_BOSSES * CONTENT.difficulties.length

/**
 * Options by number. Seat counts, bosses, difficulties and the first option go round at different speeds, so that
 * numbers in a row hold every combination of them.
 */
export function optionsOf(seed: number): Options {
  const random = new FastChance(seed)
  const seats = 1 + (seed % SEATS)
  return {
    survivors: randomSurvivors(seats, random),
    leader: random.below(seats),
    boss: nth(CONTENT.bosses, ((seed / SEATS) | 0) % CONTENT.bosses.length).id,
    difficulty: nth(CONTENT.difficulties, ((seed / SEATS_AND_BOSSES) | 0) % CONTENT.difficulties.length).id,
    ...optionsBy(OTHERS, (spec) => randomValue(spec, random)),
    ammoOnBoss: ((seed / TABLES) | 0) % 2 === 1,
  }
}
