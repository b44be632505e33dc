import { WOUND_SOURCES } from '@graveshift/zones'
import type { Vocabulary } from '@graveshift/zones/outward'
import { BUDGETS } from '../content/budgets.ts'
import { INVENTORY } from '../content/inventory.ts'
import { LOSSES } from '../missions/losses.ts'
import { REASONS_TO_ROLL } from '../roll-reasons.ts'

/** The names that this game has for what all games on zones tell. */
export const VOCABULARY: Vocabulary = {
  inventory: INVENTORY,
  budgets: BUDGETS,
  decks: ['equipment', 'pimpweapons', 'zombies', 'out'],
  rolls: REASONS_TO_ROLL,
  wounds: WOUND_SOURCES,
  losses: LOSSES,
}
