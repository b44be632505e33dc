import type { Ruleset } from '@graveshift/kernel'
import type { Camp } from '../game.ts'
import { keptCard } from './kept-card.ts'
import { ready } from './ready.ts'
import { reward } from './reward.ts'
import { engineer, startCompanion } from './start-companion.ts'
import { newSheet, survivor } from './survivor.ts'
import { consent, trade } from './trade.ts'

export const campChoices: Ruleset<Camp>['choices'] = {
  reward,
  trade,
  consent,
  survivor,
  'new-sheet': newSheet,
  'kept-card': keptCard,
  engineer,
  'start-companion': startCompanion,
  ready,
}
