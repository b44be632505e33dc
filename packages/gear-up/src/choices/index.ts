import type { Content } from '../content/compile.ts'
import { againChoice } from './again.ts'
import { ammoChoice } from './ammo.ts'
import { armorChoice } from './armor.ts'
import { attackChoice } from './attack.ts'
import { dealChoice } from './deal.ts'
import { dodgeChoice } from './dodge.ts'
import { drawChoice } from './draw.ts'
import { knockbackChoice } from './knockback.ts'
import { sweepChoice } from './sweep.ts'
import { upgradeChoice } from './upgrade.ts'

/** Every kind of question, listed once. */
export const choicesOf = (content: Content) => ({
  attack: attackChoice(content),
  draw: drawChoice(content),
  sweep: sweepChoice(content),
  knockback: knockbackChoice,
  again: againChoice(content),
  ammo: ammoChoice(content),
  upgrade: upgradeChoice,
  armor: armorChoice,
  dodge: dodgeChoice,
  deal: dealChoice,
})
