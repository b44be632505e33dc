import {
  escort,
  gather,
  holdGoal,
  kindById,
  level,
  objectiveEach,
  objectives,
  PLACES_CHANGE,
  rally,
  storeGoal,
  survive,
} from '@graveshift/zones/missions'
import { CARDS_BY_KIND } from './card-kinds.ts'
import type { OwnGoal } from './goal.ts'
import { checkpoints } from './goals/checkpoints.ts'
import { crates } from './goals/crates.ts'
import { holdEach } from './goals/hold-each.ts'
import { kill } from './goals/kill.ts'
import { leave } from './goals/leave.ts'
import type { GoalData } from './types.ts'

/** In cars people come to stand elsewhere, too. */
const PLACES_AND_CARS = [...PLACES_CHANGE, 'drove'] as const

/** Every kind of goal, listed once. */
export const GOALS = [
  objectives,
  crates,
  objectiveEach,
  holdGoal(CARDS_BY_KIND),
  holdEach,
  storeGoal(CARDS_BY_KIND),
  leave,
  rally,
  { ...escort, on: PLACES_AND_CARS },
  kill,
  survive,
  level,
  checkpoints,
  { ...gather, on: PLACES_AND_CARS },
] as const

export const GOAL_IDS: readonly GoalData['goal'][] = GOALS.map(({ id }) => id)

const KINDS: readonly OwnGoal<GoalData>[] = GOALS

export const goalOf = (data: GoalData) => ({ kind: kindById(KINDS, data.goal), data })
