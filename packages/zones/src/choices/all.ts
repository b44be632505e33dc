import type { Kit } from '../kit.ts'
import { actChoice } from './act.ts'
import { activateChoice } from './activate.ts'
import { agreeChoice } from './agree.ts'
import { arrangeChoice } from './arrange.ts'
import { assignChoice } from './assign.ts'
import { dealChoice } from './deal.ts'
import { discardChoice } from './discard.ts'
import { firstChoice } from './first.ts'
import { hitChoice } from './hit.ts'
import { mayChoice } from './may.ts'
import { orderChoice } from './order.ts'
import { prepareChoice } from './prepare.ts'
import { rerollChoice } from './reroll.ts'
import { shieldChoice } from './shield.ts'
import { skillChoice } from './skill.ts'
import { splitChoice } from './split.ts'
import { standChoice } from './stand.ts'
import { woundChoice } from './wound.ts'

/** The questions of every game on zones. */
export const zonesChoices = (kit: Kit) => ({
  stand: standChoice(kit),
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
  assign: assignChoice(kit),
  may: mayChoice(kit),
  shield: shieldChoice(kit),
  order: orderChoice(kit),
  discard: discardChoice(kit),
})
