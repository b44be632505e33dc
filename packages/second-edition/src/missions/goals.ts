import type { Goal } from './goal.ts'
import { checkpoints } from './goals/checkpoints.ts'
import { level, survive } from './goals/endurance.ts'
import { hold, holdEach } from './goals/hold.ts'
import { kill } from './goals/kill.ts'
import { leave } from './goals/leave.ts'
import { objectiveEach } from './goals/objective-each.ts'
import { crates, objectives } from './goals/objectives.ts'
import { escort, gather, rally } from './goals/places.ts'
import { store } from './goals/store.ts'
import type { GoalId } from './types.ts'

/** Every kind of goal, listed once. */
export const GOALS: { readonly [G in GoalId]: Goal<G> } = {
  objectives,
  crates,
  'objective-each': objectiveEach,
  hold,
  'hold-each': holdEach,
  store,
  leave,
  rally,
  escort,
  kill,
  survive,
  level,
  checkpoints,
  gather,
}
