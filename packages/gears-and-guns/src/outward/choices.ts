import {
  asIs,
  COUNT,
  each,
  type FormOf,
  listOf,
  objectOf,
  type PickFields,
  TRUTH,
} from '@graveshift/kernel/outward'
import {
  CARD,
  kind,
  mayForm,
  PERSON,
  person,
  SKILL,
  ZOMBIE,
  ZONE,
  zone,
  zones,
  zonesChoiceForms,
} from '@graveshift/zones/outward'
import { CARD_CHOICES, CARD_PICKS } from '../cards/outward-choices.ts'
import { OFFERS } from '../choices/offers.ts'
import type { Choice } from '../game.ts'
import { PLACE } from '../steam/outward-fields.ts'
import type { OutwardScene } from './scene.ts'
import { VOCABULARY } from './vocabulary.ts'

/** What is told of every question in the same way. */
type Common = 'id' | 'lane' | 'kind' | 'seat'

type Forms = {
  readonly [K in Choice['kind']]: FormOf<Extract<Choice, { kind: K }>, OutwardScene, Common>
}

const cards = asIs<readonly string[]>(listOf(CARD))
const placed = {
  schema: listOf(objectOf({ card: CARD, place: PLACE })),
  show: (able: readonly { readonly card: string; readonly place: string }[]) =>
    able.map(({ card, place }) => ({ card, place })),
}

/** How every question is told outside. */
export const CHOICES: Forms = {
  ...zonesChoiceForms(VOCABULARY),
  may: mayForm(OFFERS),
  companion: { zone, able: asIs(listOf(PERSON)) },
  'noise-zone': { zones },
  armor: { person, cards, attacks: asIs(COUNT) },
  shrug: { person, zombies: each(kind) },
  ...CARD_CHOICES,
  deplete: { person, able: placed },
  toolbox: { person, able: placed },
  'lose-card': { person },
  ammo: { person, cards },
  reward: { person, mayWait: asIs(TRUTH) },
}

/** Answers to the questions that only this game asks, what is done with the fields that go with it. */
export const OWN_PICKS: Readonly<Record<string, Readonly<Record<string, PickFields>>>> = {
  'noise-zone': { 'noise-zone': [{ zone: ZONE }] },
  armor: { armor: [{ card: CARD, dice: COUNT }], bear: [{}] },
  shrug: { shrug: [{ zombie: ZOMBIE }], bear: [{}] },
  ...CARD_PICKS,
  deplete: { deplete: [{ card: CARD, place: PLACE }] },
  toolbox: { toolbox: [{ card: CARD, place: PLACE }], 'keep-tools': [{}] },
  'lose-card': { 'lose-card': [{ card: CARD }] },
  ammo: { ammo: [{ card: CARD }] },
  reward: { 'bonus-action': [{}], skill: [{ skill: SKILL }], later: [{}] },
}
