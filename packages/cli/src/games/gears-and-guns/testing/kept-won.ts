import { MISSIONS, WESTERN_MODULE, type Western } from '@graveshift/gears-and-guns'
import { usualOptions } from '@graveshift/gears-and-guns/testing/won'
import type { KeptWon } from '../../../zones/testing/won/keep-won.ts'

export const KEPT_WON: KeptWon<Western> = {
  module: WESTERN_MODULE,
  usualOptions,
  missions: MISSIONS,
  file: new URL('../../../../../gears-and-guns/won/games.jsonl', import.meta.url),
}
