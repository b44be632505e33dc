import { describeContract } from '@graveshift/kernel/testing'
import { GEAR_UP_MODULE } from './module.ts'
import { optionsOf } from './testing/random-options.ts'
import { positionOf } from './testing/random-position.ts'

// A stride coprime to 288 spreads a few games over all seat counts, bosses, difficulties and options. Games at random
// are mostly lost in round 1, so half of them begin in the middle.
describeContract('Gear Up', GEAR_UP_MODULE.rulesFor, {
  options: (seed) => (seed % 2 === 0 ? optionsOf((seed / 2) * 53) : positionOf(((seed + 1) / 2) * 53)),
  games: 16,
})
