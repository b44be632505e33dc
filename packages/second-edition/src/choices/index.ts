import { darkChoice, zonesChoices } from '@graveshift/zones'
import { companionChoice } from '@graveshift/zones/missions'
import type { SecondKit } from '../second-kit.ts'
import { keepChoice } from './keep.ts'

/** Every kind of question. */
export const choicesOf = (kit: SecondKit) => ({
  ...zonesChoices(kit),
  companion: companionChoice(kit),
  keep: keepChoice,
  dark: darkChoice(kit),
})
