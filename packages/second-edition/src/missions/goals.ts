import { Bug } from '@graveshift/kernel'
import type { Goal, MissionGoal } from './goal.ts'
import { checkpoints } from './goals/checkpoints.ts'
import { crates } from './goals/crates.ts'
import { escort } from './goals/escort.ts'
import { gather } from './goals/gather.ts'
import { hold } from './goals/hold.ts'
import { holdEach } from './goals/hold-each.ts'
import { kill } from './goals/kill.ts'
import { leave } from './goals/leave.ts'
import { level } from './goals/level.ts'
import { objectiveEach } from './goals/objective-each.ts'
import { objectives } from './goals/objectives.ts'
import { rally } from './goals/rally.ts'
import { store } from './goals/store.ts'
import { survive } from './goals/survive.ts'
import type { GoalData } from './types.ts'

/** Every kind of goal, listed once. */
export const GOALS = [
  objectives,
  crates,
  objectiveEach,
  hold,
  holdEach,
  store,
  leave,
  rally,
  escort,
  kill,
  survive,
  level,
  checkpoints,
  gather,
] as const

export const GOAL_IDS: readonly GoalData['goal'][] = GOALS.map(({ id }) => id)

const BY_ID: ReadonlyMap<string, Goal<GoalData>> = new Map(GOALS.map((goal) => [goal.id, goal]))

export function goalOf(data: GoalData): MissionGoal {
  const kind = BY_ID.get(data.goal)
  if (!kind) throw new Bug(`no goal ${data.goal}`)
  return { kind, data }
}
