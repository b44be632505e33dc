import type { Refusal } from '@graveshift/kernel'
import { type Card, inventoryOf, NO_LIMIT } from '@graveshift/zones'
import type { WesternCard } from '../content/card-data.ts'
import { CLASSES, fitsClassSlot } from '../content/classes.ts'
import { SLOT_SIZES } from '../content/figures.ts'
import { PEOPLE_REFUSALS } from './refusals.ts'
import type { PlayedSurvivor } from './survivors.ts'

const isInvention = ({ kind }: Card): boolean => kind === 'invention'

/** Inventions take up no slot at all (GG-EQP-05). */
const noInventions = (card: Card): Refusal | undefined =>
  isInvention(card) ? PEOPLE_REFUSALS.slots['takes-no-slot'] : undefined

const classOf = (survivor: PlayedSurvivor | undefined) => CLASSES.find(({ id }) => id === survivor?.class)

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
    unfit(card: WesternCard, survivor: PlayedSurvivor | undefined) {
      const own = classOf(survivor)
      return own && fitsClassSlot(own, card) ? undefined : PEOPLE_REFUSALS.slots['not-for-class-slot']
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
