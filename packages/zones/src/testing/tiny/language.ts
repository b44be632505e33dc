import { cardKinds } from '../../missions/card-kinds.ts'
import type { Goal } from '../../missions/goal.ts'
import { escort } from '../../missions/goals/escort.ts'
import { gather } from '../../missions/goals/gather.ts'
import { holdGoal } from '../../missions/goals/hold.ts'
import { killGoal } from '../../missions/goals/kill.ts'
import { leave } from '../../missions/goals/leave.ts'
import { level } from '../../missions/goals/level.ts'
import { objectiveEach } from '../../missions/goals/objective-each.ts'
import { objectives } from '../../missions/goals/objectives.ts'
import { rally } from '../../missions/goals/rally.ts'
import { storeGoal } from '../../missions/goals/store.ts'
import { survive } from '../../missions/goals/survive.ts'
import type { MissionLanguage } from '../../missions/language.ts'
import type { GoalData, RuleData } from '../../missions/plan.ts'
import type { Rule } from '../../missions/rule.ts'
import { arrivalRule } from '../../missions/rules/arrival.ts'
import { companionsMayFall } from '../../missions/rules/companions-may-fall.ts'
import { darkSpawn } from '../../missions/rules/dark-spawn.ts'
import { deadline } from '../../missions/rules/deadline.ts'
import { exit } from '../../missions/rules/exit.ts'
import { forbidden } from '../../missions/rules/forbidden.ts'
import { giftRule } from '../../missions/rules/gift.ts'
import { heavy } from '../../missions/rules/heavy.ts'
import { loudObjectives } from '../../missions/rules/loud-objectives.ts'
import { reinforcements } from '../../missions/rules/reinforcements.ts'
import { standingNoise } from '../../missions/rules/standing-noise.ts'
import { wake } from '../../missions/rules/wake.ts'
import { EQUIPMENT } from '../../streams.ts'
import { FACES, KINDS } from './content.ts'
import type { Tiny, TinyKit } from './game.ts'
import { barricade, procession } from './own-rules.ts'

const ZOMBIES = KINDS.map(({ id }) => id)

export const FOOD = cardKinds(
  ['food'],
  FACES,
  ({ kind }) => kind === 'food',
  () => 3,
)

const GOALS: readonly Goal<GoalData, Tiny, TinyKit>[] = [
  objectives,
  objectiveEach,
  holdGoal(FOOD),
  storeGoal(FOOD),
  leave,
  rally,
  escort,
  killGoal(ZOMBIES),
  survive,
  level,
  gather,
]

const RULES: readonly Rule<RuleData, Tiny, TinyKit>[] = [
  wake,
  exit,
  standingNoise,
  loudObjectives,
  forbidden,
  deadline,
  reinforcements,
  arrivalRule(ZOMBIES),
  heavy,
  giftRule({ equipment: EQUIPMENT }, ['equipment'], FOOD),
  darkSpawn,
  companionsMayFall,
  procession,
  barricade,
]

/** Every goal and every rule that zones has, and what shows the hooks that none of them uses. */
export const TINY_LANGUAGE: MissionLanguage<Tiny, TinyKit> = { goals: GOALS, rules: RULES, survivors: 2 }
