import {
  actChoice,
  activateChoice,
  agreeChoice,
  arrangeChoice,
  assignChoice,
  darkChoice,
  dealChoice,
  discardChoice,
  firstChoice,
  hitChoice,
  mayChoice,
  orderChoice,
  prepareChoice,
  rerollChoice,
  shieldChoice,
  skillChoice,
  splitChoice,
  standChoice,
  woundChoice,
} from '@graveshift/zones'
import { companionChoice } from '@graveshift/zones/missions'
import type { SecondKit } from '../second-kit.ts'
import { keepChoice } from './keep.ts'

/** Every kind of question, listed once. */
export const choicesOf = (kit: SecondKit) => ({
  stand: standChoice(kit),
  companion: companionChoice(kit),
  keep: keepChoice,
  deal: dealChoice(kit),
  first: firstChoice(kit),
  prepare: prepareChoice(kit),
  activate: activateChoice(kit),
  act: actChoice(kit),
  reroll: rerollChoice(kit),
  hit: hitChoice(kit),
  wound: woundChoice(kit),
  split: splitChoice(kit),
  arrange: arrangeChoice(kit),
  agree: agreeChoice(kit),
  skill: skillChoice(kit),
  dark: darkChoice(kit),
  assign: assignChoice(kit),
  may: mayChoice(kit),
  shield: shieldChoice(kit),
  order: orderChoice(kit),
  discard: discardChoice(kit),
})
