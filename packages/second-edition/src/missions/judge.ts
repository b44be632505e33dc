import type { Table } from '@graveshift/kernel'
import { NONE } from '@graveshift/zones'
import type { Board } from '../board.ts'
import type { SecondEdition } from '../game.ts'
import type { SecondKit } from '../second-kit.ts'
import type { Goal } from './goal.ts'
import { GOALS } from './goals.ts'
import type { GoalData, GoalId } from './types.ts'

const goalOf = ({ goal }: GoalData): Goal<GoalId> | undefined => GOALS[goal] as Goal<GoalId> | undefined

export function isMet(kit: SecondKit, board: Board, data: GoalData): boolean {
  return goalOf(data)?.met(kit, board, data) ?? false
}

/** All goals but leaving by the exit are met. */
export function isReadyToLeave(kit: SecondKit, board: Board): boolean {
  return kit.mission.data.goals.every((data) => data.goal === 'leave' || isMet(kit, board, data))
}

/** Ends the game as soon as it is won or can no longer be won (Z2-RND-05). */
export function judge(kit: SecondKit, table: Table<SecondEdition>): void {
  const { board } = table
  if (board.phase === 'setup' || board.outcome !== undefined) return
  const { goals } = kit.mission.data
  for (const data of goals)
    if (goalOf(data)?.impossible?.(kit, board, data)) {
      table.emit({ type: 'lost', why: data.goal, person: NONE })
      return
    }
  if (goals.every((data) => isMet(kit, board, data))) table.emit({ type: 'won' })
}

/** Whether survivors may leave by the exit now (Z2-MIS-01). */
export function mayLeave(kit: SecondKit, board: Board): boolean {
  if (kit.mission.exit === undefined) return false
  const rule = kit.mission.data.rules.find((each) => each.rule === 'exit')
  return rule?.open === 'always' || isReadyToLeave(kit, board)
}
