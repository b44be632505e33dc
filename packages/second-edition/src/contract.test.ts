import { describeContract } from '@graveshift/kernel/testing'
import type { SecondEdition } from './game.ts'
import { SECOND_EDITION_MODULE } from './module.ts'
import { optionsOf } from './testing/random-options.ts'
import { positionOf } from './testing/random-position.ts'

// A stride coprime to the number of missions spreads a few games over them. Half of the games begin in the middle,
// where there are skills and weapons that random players hardly come by.
describeContract<SecondEdition>('the second edition', SECOND_EDITION_MODULE.rulesFor, {
  options: (seed) => (seed % 2 === 0 ? optionsOf(seed * 7) : positionOf(seed * 7)),
  games: 16,
})
