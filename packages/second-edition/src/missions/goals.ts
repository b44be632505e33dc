import type { Goal } from './goal.ts'
import { hold, holdEach } from './goals/hold.ts'
import { leave } from './goals/leave.ts'
import { objectiveEach } from './goals/objective-each.ts'
import { crates, objectives } from './goals/objectives.ts'
import type { GoalId } from './types.ts'

/** Every kind of goal, listed once. */
export const GOALS: { readonly [G in GoalId]?: Goal<G> } = {
  objectives,
  crates,
  'objective-each': objectiveEach,
  hold,
  'hold-each': holdEach,
  leave,
}
