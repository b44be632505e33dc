import { describeContract } from '@graveshift/kernel/testing'
import { GEAR_UP } from './rules.ts'
import { optionsOf } from './testing/random-options.ts'

// A stride coprime to 288 spreads a few games over all seat counts, bosses, difficulties and options.
describeContract('Gear Up', GEAR_UP, { options: (seed) => optionsOf(seed * 53), games: 18 })
