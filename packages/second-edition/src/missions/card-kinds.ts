import { type CardKinds, cardKinds } from '@graveshift/zones/missions'
import { CARD_FACES } from '../content/compile.ts'
import { PIMPWEAPON_DECK } from '../content/decks.ts'
import type { Mission } from './compile.ts'
import { SUPPLY } from './supply.ts'
import { CARD_KINDS, type CardKind } from './types.ts'

/** How many cards of a kind can be had at all. Of the crates two may hold a walker (Z2-EQP-21). */
function obtainable({ crates }: Mission, kind: CardKind): number {
  if (kind === 'pimpweapon') return Math.min(crates.length - 2, SUPPLY.pimpweapons)
  return kind === 'food' ? SUPPLY.food : kind === 'molotov' ? 4 : 2
}

/** Cards by their name and sort. */
export const CARDS_BY_KIND: CardKinds<CardKind> = cardKinds(
  CARD_KINDS,
  CARD_FACES,
  ({ name, kind: sort }, kind) => {
    if (kind === 'food') return sort === 'food'
    if (kind === 'pimpweapon') return sort === 'weapon' && Object.hasOwn(PIMPWEAPON_DECK, name)
    return name === kind
  },
  obtainable,
)
