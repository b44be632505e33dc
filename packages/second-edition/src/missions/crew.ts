import type { Mission } from './compile.ts'
import { goalOf } from './goals.ts'
import { ruleOf } from './rules.ts'
import { SUPPLY } from './supply.ts'

/** Why so many survivors could never win a mission, whatever they do (Z2-RND-05); undefined if they could. */
export function crewTrouble(mission: Mission, survivors: number): string | undefined {
  const { goals, rules } = mission.data
  const { companions } = mission
  if (survivors + companions.length > SUPPLY.survivors)
    return `${companions.length} of the ${SUPPLY.survivors} wait there as companions (Z2-SET-11)`
  for (const goal of goals) {
    const trouble = goalOf(goal).kind.tooMany?.(mission, survivors, goal)
    if (trouble !== undefined) return `${trouble} (Z2-RND-05)`
  }
  for (const rule of rules) {
    const trouble = ruleOf(rule).tooFew?.(mission, survivors, rule)
    if (trouble !== undefined) return `${trouble} (Z2-RND-05)`
  }
  return undefined
}
