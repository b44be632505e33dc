import { zonesChoices } from '@graveshift/zones'
import { companionChoice } from '@graveshift/zones/missions'
import { loseCardChoice } from '../abominations/lose-card.ts'
import { armorChoice, shrugChoice } from '../armor/choices.ts'
import { cardChoices } from '../cards/choices/card-choices.ts'
import { noiseChoice } from '../noise/choice.ts'
import { ammoChoice } from '../sheets/ammo-choice.ts'
import { rewardChoice } from '../sheets/milestone.ts'
import { depleteChoice, toolboxChoice } from '../steam/depletion-choices.ts'
import type { WesternKit } from '../western-kit.ts'

/** Every kind of question. A feature adds its own: one line each. */
export const choicesOf = (kit: WesternKit) => ({
  ...zonesChoices(kit),
  companion: companionChoice(kit),
  'noise-zone': noiseChoice(kit),
  armor: armorChoice(kit),
  shrug: shrugChoice(kit),
  ...cardChoices(kit),
  deplete: depleteChoice(kit),
  toolbox: toolboxChoice(kit),
  'lose-card': loseCardChoice(kit),
  reward: rewardChoice(kit),
  ammo: ammoChoice(kit),
})
