import { FastChance, optionsBy, randomValue } from '@graveshift/kernel'
import { randomMission } from '@graveshift/zones/testing/random-mission'
import { TEAM } from '../content/figures.ts'
import type { Options } from '../game.ts'
import { RULE_OPTIONS } from '../rule-options.ts'
import { BOX } from '../setup.ts'

/** Options by number: missions and seats go round, the rest is at random. Anybody may come, so no class is asked for. */
export function optionsOf(seed: number): Options {
  const random = new FastChance(seed)
  return {
    ...randomMission(BOX, [TEAM], seed, random),
    ...optionsBy(RULE_OPTIONS, (spec) => randomValue(spec, random)),
    classLimits: false,
  }
}
