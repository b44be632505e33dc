import { survivorNamed } from '../content/survivors.ts'
import { abilitiesOf } from '../people/survivors.ts'
import { bonusOf, type Reward } from './sheet.ts'

/** What rewards serve, as quick bots see it; what is not named serves few. */
const WORTHS: Partial<Record<Reward, number>> = {
  'starts-health': 90,
  'steam-die-combat': 80,
  'bonus-action': 75,
  'low-profile': 60,
  sidestep: 50,
  'starts-points-2': 45,
  'combat-reflexes': 40,
  'starts-card-steam-bottle': 30,
  'steady-hand': 20,
}
const OTHERS = 10

/** A bonus action is spent once in a mission: each further one is needed less. */
const LESS = 20

/** How much a reward serves whoever has these; nothing, if the survivor is able to it anyway. */
export function rewardWorth(survivor: string | null, has: readonly Reward[], reward: Reward): number {
  if (reward === 'bonus-action') return (WORTHS[reward] ?? 0) - LESS * bonusOf({ rewards: has })
  if (survivor === null) return WORTHS[reward] ?? OTHERS
  const { class: own, blue, yellow } = survivorNamed(survivor)
  const known: readonly string[] = [...abilitiesOf(own), ...blue, ...yellow]
  return known.includes(reward) ? 0 : (WORTHS[reward] ?? OTHERS)
}
