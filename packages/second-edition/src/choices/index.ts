import {
  actChoice,
  activateChoice,
  agreeChoice,
  arrangeChoice,
  discardChoice,
  hitChoice,
  mayChoice,
  orderChoice,
  rerollChoice,
  shieldChoice,
  skillChoice,
  splitChoice,
  woundChoice,
} from '@graveshift/zones'
import type { SecondKit } from '../second-kit.ts'
import { assignChoice } from './assign.ts'
import { companionChoice } from './companion.ts'
import { darkChoice } from './dark.ts'
import { dealChoice } from './deal.ts'
import { firstChoice } from './first.ts'
import { keepChoice } from './keep.ts'
import { prepareChoice } from './prepare.ts'
import { standChoice } from './stand.ts'

/** Every kind of question, listed once. */
export const choicesOf = (kit: SecondKit) => ({
  stand: standChoice(kit),
  companion: companionChoice(kit),
  keep: keepChoice,
  deal: dealChoice,
  first: firstChoice,
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
  assign: assignChoice,
  may: mayChoice(kit),
  shield: shieldChoice(kit),
  order: orderChoice(kit),
  discard: discardChoice(kit),
})
