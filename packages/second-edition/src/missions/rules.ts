import type { Mission } from './compile.ts'
import type { MissionRule, RuleMaker } from './rule.ts'
import { companionsMayFall, pairs } from './rules/companions.ts'
import { driving } from './rules/driving.ts'
import { exit } from './rules/exit.ts'
import { fire } from './rules/fire.ts'
import { deadline, forbidden } from './rules/losing.ts'
import { arrival, darkSpawn, reinforcements } from './rules/more-zombies.ts'
import { loudObjectives, siren, standingNoise } from './rules/noise.ts'
import { gift, heavy } from './rules/objectives.ts'
import { wake } from './rules/wake.ts'
import type { RuleId } from './types.ts'

/** Every kind of mission rule, listed once. */
export const RULES: { readonly [R in RuleId]: RuleMaker<R> } = {
  wake,
  driving,
  exit,
  'standing-noise': standingNoise,
  'loud-objectives': loudObjectives,
  siren,
  forbidden,
  deadline,
  reinforcements,
  arrival,
  fire,
  heavy,
  gift,
  'dark-spawn': darkSpawn,
  'companions-may-fall': companionsMayFall,
  pairs,
}

/** The rules of a mission, made ready. */
export function rulesOf(mission: Mission): readonly MissionRule[] {
  return mission.data.rules.map((data) => (RULES[data.rule] as RuleMaker<RuleId>)(data, mission))
}
