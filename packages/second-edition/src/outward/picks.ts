import { listOf, type PickFields } from '@graveshift/kernel/outward'
import {
  actionFields,
  COMPANION_PICKS,
  carNames,
  DARK_PICKS,
  listedPicks,
  PERSON,
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
export const { showPick, readPick } = listedPicks<OutwardScene, Choice>(({ kit, board }, choice) => ({
  token: tokenNames(kit, board),
  car: carNames(board),
  ...(choice?.kind === 'keep' ? { pair: choice.pairs } : {}),
}))
