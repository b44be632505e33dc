import type { Refusal } from '@graveshift/kernel'
import { type Card, inventoryOf, NO_LIMIT, type SurvivorData } from '@graveshift/zones'
import type { WesternCardData } from '../content/card-data.ts'
import { CLASSES, type ClassId, fitsClassSlot } from '../content/classes.ts'
import { SLOT_SIZES } from '../content/figures.ts'
import { PEOPLE_REFUSALS } from './refusals.ts'

const isInvention = ({ kind }: Card): boolean => kind === 'invention'

/** Inventions take up no slot at all (GG-EQP-05). */
const noInventions = (card: Card): Refusal | undefined =>
  isInvention(card) ? PEOPLE_REFUSALS.slots['takes-no-slot'] : undefined

const classOf = (survivor: SurvivorData | undefined) => {
  const { class: id } = (survivor ?? {}) as { readonly class?: ClassId }
  return CLASSES.find((each) => each.id === id)
}

/**
 * Two hands, the slot of the class, a backpack of three; inventions lie beside all of them and always work (UA-INV-01,
 * GG-EQP-05).
 */
export const INVENTORY = inventoryOf([
  {
    name: 'hand',
    kind: 'hand',
    size: SLOT_SIZES.hand,
    most: SLOT_SIZES.hand,
    full: PEOPLE_REFUSALS.slots['hand-full'],
    unfit: noInventions,
  },
  {
    name: 'class',
    kind: 'hand',
    size: SLOT_SIZES.class,
    most: SLOT_SIZES.class,
    full: PEOPLE_REFUSALS.slots['class-slot-full'],
    personal: true,
    unfit(card, survivor) {
      const own = classOf(survivor)
      return own && fitsClassSlot(own, card as Card & WesternCardData)
        ? undefined
        : PEOPLE_REFUSALS.slots['not-for-class-slot']
    },
  },
  {
    name: 'inventions',
    kind: 'body',
    size: NO_LIMIT,
    most: NO_LIMIT,
    full: PEOPLE_REFUSALS.slots['no-invention'],
    unfit: (card) => (isInvention(card) ? undefined : PEOPLE_REFUSALS.slots['no-invention']),
  },
  {
    name: 'pack',
    kind: 'pack',
    size: SLOT_SIZES.pack,
    // With Hoard, which ultrared may give.
    most: SLOT_SIZES.pack + 2,
    full: PEOPLE_REFUSALS.slots['pack-full'],
    unfit: noInventions,
  },
])
