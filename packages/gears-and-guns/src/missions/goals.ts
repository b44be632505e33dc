import { kindById, objectives, rally } from '@graveshift/zones/missions'
import type { OwnGoal, WesternMissionGoal } from './goal.ts'
import type { WesternGoal } from './goal-data.ts'
import { cards } from './goals/cards.ts'
import { gauge } from './goals/gauge.ts'
import { leave } from './goals/leave.ts'
import { note } from './goals/note.ts'
import { purified } from './goals/purified.ts'
import { blastStartSpawn, gatherSpawns } from './goals/spawns.ts'
import { switchesOff } from './goals/switches-off.ts'
import { aboard, trainLeaves } from './goals/train.ts'

/** Every kind of goal, listed once. */
export const GOALS: readonly OwnGoal<WesternGoal>[] = [
  objectives,
  leave,
  rally,
  cards,
  gatherSpawns,
  blastStartSpawn,
  note,
  gauge,
  trainLeaves,
  aboard,
  purified,
  switchesOff,
]

export const goalOf = (data: WesternGoal): WesternMissionGoal => ({ kind: kindById(GOALS, data.goal), data })
