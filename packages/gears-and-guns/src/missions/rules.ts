import { exit, kindById } from '@graveshift/zones/missions'
import type { Mission } from './compile.ts'
import type { OwnRule } from './rule.ts'
import type { WesternRule } from './rule-data.ts'

/** Every kind of mission rule, listed once. */
export const RULES = [exit] as const

const KINDS: readonly OwnRule<WesternRule>[] = RULES as never

/** The rules of a mission, made ready. */
export const rulesOf = (mission: Mission) =>
  mission.data.rules.map((data) => kindById(KINDS, data.rule).make(data, mission))
