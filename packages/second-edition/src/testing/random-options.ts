import { FastChance, nth, type OptionValues, type Random, randomValue } from '@graveshift/kernel'
import { shareOut } from '@graveshift/zones'
import { MISSIONS } from '../content/missions.ts'
import { SURVIVORS } from '../content/survivors.ts'
import type { Options } from '../game.ts'
import { RULE_OPTIONS } from '../rule-options.ts'

/** So many different survivors, in any order. */
function randomSurvivors(count: number, random: Random): string[] {
  const left = SURVIVORS.map(({ id }) => id)
  return Array.from({ length: count }, () => nth(left.splice(random.below(left.length), 1), 0))
}

/** Options of the rules at random. All zombie cards are in, so that all of them come up. */
function randomRules(random: Random): OptionValues<typeof RULE_OPTIONS> {
  const drawn = RULE_OPTIONS.map((spec) => [
    spec.id,
    spec.kind === 'some-of' ? spec.values : randomValue(spec, random),
  ])
  return Object.fromEntries(drawn) as never
}

/** Options by number: missions and seats go round, the rest is at random. */
export function optionsOf(seed: number): Options {
  const random = new FastChance(seed)
  const seats = 1 + (seed % 6)
  const survivors = Math.max(seats, nth([6, 6, 6, 4, 2, 1, 8], random.below(7)))
  return {
    mission: nth(MISSIONS, seed % MISSIONS.length).id,
    teams: shareOut(randomSurvivors(survivors, random), seats),
    ...randomRules(random),
  }
}
