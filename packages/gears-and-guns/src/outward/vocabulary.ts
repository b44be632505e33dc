import { ROLL_REASONS, WOUND_SOURCES } from '@graveshift/zones'
import type { Vocabulary } from '@graveshift/zones/outward'
import { ARMOR_ROLL } from '../armor/armor.ts'
import { BY_CARD } from '../cards/deeds.ts'
import { CARD_ROLL } from '../cards/effects/course.ts'
import { BUDGETS } from '../content/budgets.ts'
import { DECK_NAMES } from '../content/decks.ts'
import { LOSSES } from '../missions/losses.ts'
import { INVENTORY } from '../people/inventory.ts'
import { DOUBLE_STEAM, FULL_STEAM } from '../steam/full-steam.ts'
import { DEPLETED } from '../steam/steam-cards.ts'
import { STEAM } from '../steam/steam-dice.ts'
import { BY_STEAM } from '../town/jets.ts'

/** The names that this game has for what all games on zones tell. */
export const VOCABULARY: Vocabulary = {
  inventory: INVENTORY,
  budgets: BUDGETS,
  decks: DECK_NAMES,
  rolls: [...ROLL_REASONS, ARMOR_ROLL, CARD_ROLL, 'machine', 'keep'],
  wounds: [...WOUND_SOURCES, BY_STEAM, BY_CARD],
  losses: LOSSES,
  styles: [FULL_STEAM, DOUBLE_STEAM],
  dice: [STEAM],
  states: [DEPLETED.id],
}
