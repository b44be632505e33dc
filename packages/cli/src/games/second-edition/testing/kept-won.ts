import { MISSIONS, SECOND_EDITION_MODULE, type SecondEdition } from '@graveshift/second-edition'
import { usualOptions } from '@graveshift/second-edition/testing/won'
import type { KeptWon } from '../../../zones/testing/won/keep-won.ts'

export const KEPT_WON: KeptWon<SecondEdition> = {
  module: SECOND_EDITION_MODULE,
  usualOptions,
  missions: MISSIONS,
  file: new URL('../../../../../second-edition/won/games.jsonl', import.meta.url),
}
