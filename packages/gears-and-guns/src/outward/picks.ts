import type { PickFields } from '@graveshift/kernel/outward'
import { actionFields, COMPANION_PICKS, listedPicks, tokenNames, zonesPicks } from '@graveshift/zones/outward'
import { ACTIONS } from '../actions.ts'
import type { Choice } from '../game.ts'
import { INVENTORY } from '../people/inventory.ts'
import { OWN_PICKS } from './choices.ts'
import type { OutwardScene } from './scene.ts'
import { VOCABULARY } from './vocabulary.ts'

/** The answers to every question, what is done with the fields that go with it. */
export const PICKS: Readonly<Record<string, Readonly<Record<string, PickFields>>>> = {
  ...zonesPicks(INVENTORY),
  act: actionFields(ACTIONS, VOCABULARY.styles),
  companion: COMPANION_PICKS,
  ...OWN_PICKS,
}

/** What is named outside and kept by its place in a list. */
export const { showPick, readPick } = listedPicks<OutwardScene, Choice>(({ kit, board }) => ({
  token: tokenNames(kit, board),
}))
