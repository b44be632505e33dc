// npm run won [-- MISSION ...]: looks for a won game of every mission whose kept one is no longer won.
import { MISSIONS, SECOND_EDITION_MODULE } from '@graveshift/second-edition'
import { usualOptions } from '@graveshift/second-edition/testing/won'
import { keepWon } from '../../../zones/testing/won/keep-won.ts'

keepWon(
  {
    module: SECOND_EDITION_MODULE,
    usualOptions,
    missions: MISSIONS,
    file: new URL('../../../../../second-edition/won/games.jsonl', import.meta.url),
  },
  process.argv.slice(2),
)
