import { isStart } from '@graveshift/zones'
import { CARD_SKILLS } from './card-skills.ts'
import { SKILLS } from './skills.ts'

/** What only a class, a survivor, a card or the campaign brings along. */
const BOUND: readonly string[] = [
  'vade-retro',
  'water-is-holy',
  'fanning',
  'quick-draw',
  'starts-ammo',
  'starts-health',
  ...CARD_SKILLS.map(({ id }) => id),
]

/** What ultrared offers once all printed skills are held: all but those and what counts at setup alone (GG-RUL-71). */
export const FREE_SKILLS: readonly string[] = SKILLS.ids
  .filter((skill) => !isStart(skill) && !BOUND.includes(skill))
  .sort()
