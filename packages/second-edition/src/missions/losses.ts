import { GOAL_IDS } from './goals.ts'
import { RULES } from './rules.ts'

/** Why games are lost: a goal is out of reach, somebody fell, or a rule of the mission says so (Z2-RND-05). */
export const LOSSES: readonly string[] = [
  ...GOAL_IDS,
  'eliminated',
  ...RULES.flatMap(({ id, loses }) => (loses ? [id] : [])),
]
