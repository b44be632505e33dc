import { describeContract } from '@graveshift/kernel/testing'
import type { SecondEdition } from './game.ts'
import { SECOND_EDITION_MODULE } from './module.ts'
import { optionsOf } from './testing/random-options.ts'

describeContract<SecondEdition>('the second edition', SECOND_EDITION_MODULE.rulesFor, {
  options: optionsOf,
  games: 12,
})
