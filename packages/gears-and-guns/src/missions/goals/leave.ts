import { type LeaveGoal, leave as leaveByExit } from '@graveshift/zones/missions'
import type { Board } from '../../board.ts'
import type { OwnGoal } from '../goal.ts'

/** Whether somebody who fell was taken up, or is dead. */
const isSettled = ({ fallen }: Board, person: number): boolean =>
  fallen.some((each) => each.person === person && each.fate !== 'down')

/** Whoever was taken up counts as saved; one who still lies there holds everybody back (GG-RUL-34). */
export const leave: OwnGoal<LeaveGoal> = {
  ...leaveByExit,
  on: [...leaveByExit.on, 'fallenTaken', 'died'],
  met: (kit, board, data) =>
    leaveByExit.met(kit, board, data) &&
    board.people.every(({ health }, person) => health > 0 || isSettled(board, person)),
}
