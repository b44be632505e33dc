import { Bug } from '@graveshift/kernel'
import type { Mission } from './compile.ts'
import type { MissionRule, Rule } from './rule.ts'
import { arrival } from './rules/arrival.ts'
import { companionsMayFall } from './rules/companions-may-fall.ts'
import { darkSpawn } from './rules/dark-spawn.ts'
import { deadline } from './rules/deadline.ts'
import { driving } from './rules/driving.ts'
import { exit } from './rules/exit.ts'
import { fire } from './rules/fire.ts'
import { forbidden } from './rules/forbidden.ts'
import { gift } from './rules/gift.ts'
import { heavy } from './rules/heavy.ts'
import { loudObjectives } from './rules/loud-objectives.ts'
import { pairs } from './rules/pairs.ts'
import { reinforcements } from './rules/reinforcements.ts'
import { siren } from './rules/siren.ts'
import { standingNoise } from './rules/standing-noise.ts'
import { wake } from './rules/wake.ts'
import type { RuleData } from './types.ts'

/** Every kind of mission rule, listed once. */
export const RULES = [
  wake,
  driving,
  exit,
  standingNoise,
  loudObjectives,
  siren,
  forbidden,
  deadline,
  reinforcements,
  arrival,
  fire,
  heavy,
  gift,
  darkSpawn,
  companionsMayFall,
  pairs,
] as const

export const RULE_IDS: readonly RuleData['rule'][] = RULES.map(({ id }) => id)

const BY_ID: ReadonlyMap<string, Rule<RuleData>> = new Map(RULES.map((rule) => [rule.id, rule]))

export function ruleOf({ rule }: RuleData): Rule<RuleData> {
  const kind = BY_ID.get(rule)
  if (!kind) throw new Bug(`no mission rule ${rule}`)
  return kind
}

/** The rules of a mission, made ready. */
export function rulesOf(mission: Mission): readonly MissionRule[] {
  return mission.data.rules.map((data) => ruleOf(data).make(data, mission))
}
