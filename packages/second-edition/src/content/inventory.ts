import { inventoryOf } from '@graveshift/zones'
import { REFUSALS } from '../refusal-rules.ts'

/** Two hands and a backpack of three, five for who hoards (Z2-EQP-01, Z2-SKL-40). */
export const INVENTORY = inventoryOf([
  { name: 'hand', kind: 'hand', size: 2, most: 2, full: REFUSALS.arrange['hand-full'] },
  { name: 'pack', kind: 'pack', size: 3, most: 5, full: REFUSALS.arrange['pack-full'] },
])

/** Where a card lies while it is moved about, by name. */
export const CARD_PLACES: readonly string[] = INVENTORY.places.map(({ name }) => name)
