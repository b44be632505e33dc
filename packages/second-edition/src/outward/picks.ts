import type { Json } from '@graveshift/kernel'
import { listOf, type PickFields } from '@graveshift/kernel/outward'
import {
  actionFields,
  COMPANION_PICKS,
  carNames,
  DARK_PICKS,
  type ListedNames,
  PERSON,
  readListed,
  showListed,
  tokenNames,
  zonesPicks,
} from '@graveshift/zones/outward'
import { ACTIONS } from '../actions.ts'
import { INVENTORY } from '../content/inventory.ts'
import type { Choice } from '../game.ts'
import type { OutwardScene } from './scene.ts'

/** The answers to every question, what is done with the fields that go with it. */
export const PICKS: Readonly<Record<string, Readonly<Record<string, PickFields>>>> = {
  ...zonesPicks(INVENTORY),
  act: actionFields(ACTIONS),
  companion: COMPANION_PICKS,
  keep: { keep: [{ pair: listOf(PERSON) }] },
  dark: DARK_PICKS,
}

/** What is named outside and kept by its place in a list. */
const lists = ({ kit, board }: OutwardScene, choice: Choice | undefined): ListedNames => ({
  token: tokenNames(kit, board),
  car: carNames(board),
  ...(choice?.kind === 'keep' ? { pair: choice.pairs } : {}),
})

export const showPick = (scene: OutwardScene, choice: Choice | undefined, kept: Json): Json =>
  showListed(lists(scene, choice), kept)

export const readPick = (scene: OutwardScene, choice: Choice | undefined, raw: Json): Json =>
  readListed(lists(scene, choice), raw)
