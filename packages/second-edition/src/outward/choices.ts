import { nth } from '@graveshift/kernel'
import { asIs, type FormOf, listOf } from '@graveshift/kernel/outward'
import { DARK_CHOICE, mayForm, PERSON, zone, zonesChoiceForms } from '@graveshift/zones/outward'
import { OFFERS } from '../choices/offers.ts'
import type { Choice, ChoiceOf } from '../game.ts'
import type { OutwardScene } from './scene.ts'
import { VOCABULARY } from './vocabulary.ts'

/** What is told of every question in the same way. */
type Common = 'id' | 'lane' | 'kind' | 'seat'

type Forms = { readonly [K in Choice['kind']]: FormOf<ChoiceOf<K>, OutwardScene, Common> }

const PAIRS = listOf(listOf(PERSON))

/** How every question is told outside. */
export const CHOICES: Forms = {
  ...zonesChoiceForms(VOCABULARY),
  may: mayForm(OFFERS),
  companion: { zone, able: asIs(listOf(PERSON)) },
  keep: {
    pairs: asIs(PAIRS),
    kept: {
      schema: PAIRS,
      show: (kept, _scene, choice) => kept.map((pair) => nth((choice as ChoiceOf<'keep'>).pairs, pair)),
    },
  },
  dark: DARK_CHOICE,
}
