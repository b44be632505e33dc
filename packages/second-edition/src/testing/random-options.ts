import { FastChance, optionsBy, randomValue } from '@graveshift/kernel'
import { randomMission } from '@graveshift/zones/testing/random-mission'
import type { Options } from '../game.ts'
import { RULE_OPTIONS } from '../rule-options.ts'
import { BOX } from '../setup.ts'

/** How many play, unless there are more seats. */
const CREWS = [6, 6, 6, 4, 2, 1, 8]

/** Options by number: missions and seats go round, the rest is at random. All zombie cards are in, so that all come up. */
export function optionsOf(seed: number): Options {
  const random = new FastChance(seed)
  return {
    ...randomMission(BOX, CREWS, seed, random),
    ...optionsBy(RULE_OPTIONS, (spec) => (spec.kind === 'some-of' ? spec.values : randomValue(spec, random))),
  }
}
