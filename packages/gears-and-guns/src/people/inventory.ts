import type { Refusal } from '@graveshift/kernel'
import { type Card, inventoryOf, NO_LIMIT, type SurvivorData } from '@graveshift/zones'
import type { WesternCardData } from '../content/card-data.ts'
import { CLASSES, type ClassId, fitsClassSlot } from '../content/classes.ts'
import { SLOT_SIZES } from '../content/figures.ts'

/** What keeps a card out of a slot, besides too little room in hands and backpack. */
export const SLOT_REFUSALS = {
  handFull: { refused: 'hand-full', rule: 'UA-INV-01' },
  packFull: { refused: 'pack-full', rule: 'UA-INV-01' },
  classFull: { refused: 'class-slot-full', rule: 'UA-INV-01' },
  notOfClass: { refused: 'not-for-class-slot', rule: 'UA-INV-02' },
  invention: { refused: 'takes-no-slot', rule: 'GG-EQP-05' },
  noInvention: { refused: 'no-invention', rule: 'GG-EQP-05' },
} as const satisfies Readonly<Record<string, Refusal>>

const isInvention = ({ kind }: Card): boolean => kind === 'invention'

/** Inventions take up no slot at all (GG-EQP-05). */
const noInventions = (card: Card): Refusal | undefined =>
  isInvention(card) ? SLOT_REFUSALS.invention : undefined

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
    full: SLOT_REFUSALS.handFull,
    unfit: noInventions,
  },
  {
    name: 'class',
    kind: 'hand',
    size: SLOT_SIZES.class,
    most: SLOT_SIZES.class,
    full: SLOT_REFUSALS.classFull,
    personal: true,
    unfit(card, survivor) {
      const own = classOf(survivor)
      return own && fitsClassSlot(own, card as Card & WesternCardData) ? undefined : SLOT_REFUSALS.notOfClass
    },
  },
  {
    name: 'inventions',
    kind: 'body',
    size: NO_LIMIT,
    most: NO_LIMIT,
    full: SLOT_REFUSALS.noInvention,
    unfit: (card) => (isInvention(card) ? undefined : SLOT_REFUSALS.noInvention),
  },
  {
    name: 'pack',
    kind: 'pack',
    size: SLOT_SIZES.pack,
    // With Hoard, which ultrared may give.
    most: SLOT_SIZES.pack + 2,
    full: SLOT_REFUSALS.packFull,
    unfit: noInventions,
  },
])
