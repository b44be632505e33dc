import { addingSkill, MODES, type Powers, type Skill } from '@graveshift/zones'
import { freeRefill } from './refill-budget.ts'

/** The skills of steam by what full steam asks for (GG-SKL-01). */

/** One normal die more for each weapon: the engineer's ability, which nobody has twice (GG-ENG-01, UA-CLS-08). */
export const ENGINEERS_DIE = 'full-steam-plus-die-combat'
export const EMERGENCY = 'emergency-refill'
export const FULL_STEAM_SNIPER = 'full-steam-sniper'
export const DERIVATION = 'steam-derivation'
export const TOOLBOX = 'toolbox'
const DOUBLE = 'double-steam'

const steamDie = (mode: number): string => `steam-die-${MODES[mode]}`
const steamDamage = (mode: number): string => `full-steam-plus-damage-${MODES[mode]}`

/** Steam dice for each weapon (GG-SKL-04). */
export const steamDiceOf = ({ sums }: Powers, mode: number): number => sums.get(steamDie(mode)) ?? 0
/** Damage at full steam (GG-SKL-10). */
export const steamDamageOf = ({ sums }: Powers, mode: number): number => sums.get(steamDamage(mode)) ?? 0
/** Whether the printed steam dice of a card may be doubled (GG-SKL-07). */
export const doublesSteam = ({ gives }: Powers, card: string): boolean =>
  gives.has(DOUBLE) || gives.has(`${DOUBLE}-${card}`)

/** GG-SKL-04: in combat actions of either kind. */
const inCombat: Skill = {
  id: 'steam-die-combat',
  grant(powers) {
    for (const [mode, name] of MODES.entries()) addingSkill(name, steamDie(mode)).grant(powers)
  },
}

/** Those that add up; all others are asked for by name. */
export const STEAM_SKILLS: readonly Skill[] = [
  freeRefill,
  inCombat,
  ...MODES.flatMap((_, mode) => [steamDie(mode), steamDamage(mode)].map((id) => addingSkill(id, id))),
]
