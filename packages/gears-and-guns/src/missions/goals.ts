import { kindById, leave, objectives, rally } from '@graveshift/zones/missions'
import type { OwnGoal, WesternMissionGoal } from './goal.ts'
import type { WesternGoal } from './goal-data.ts'
import { purified } from './goals/purified.ts'

/** Every kind of goal, listed once. */
export const GOALS = [objectives, leave, rally, purified] as const

const KINDS: readonly OwnGoal<WesternGoal>[] = GOALS as never

export const goalOf = (data: WesternGoal): WesternMissionGoal => ({ kind: kindById(KINDS, data.goal), data })
