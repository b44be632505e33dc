import type { Content } from '../content/compile.ts'
import { activationSteps, ammoSteps, attackSteps, knockbackSteps, upgradeSteps } from './attack.ts'
import { bossAttackSteps, bossCardSteps, bossSkillSteps, spawnSteps } from './boss-card.ts'
import { gameSteps, roundSteps } from './game.ts'
import { turnSteps } from './turn.ts'
import { damageSteps, dodgeSteps, walkSteps } from './walk.ts'

/** Every kind of frame, listed once. */
export const framesOf = (content: Content) => ({
  game: gameSteps(content),
  round: roundSteps,
  turn: turnSteps(content),
  attack: attackSteps,
  activation: activationSteps(content),
  knockback: knockbackSteps,
  ammo: ammoSteps,
  upgrade: upgradeSteps,
  walk: walkSteps(content),
  damage: damageSteps,
  dodge: dodgeSteps,
  spawn: spawnSteps(content),
  'boss-card': bossCardSteps(content),
  'boss-attack': bossAttackSteps(content),
  'boss-skill': bossSkillSteps(content),
})
