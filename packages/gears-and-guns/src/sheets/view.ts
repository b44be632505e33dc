import { NONE } from '@graveshift/zones'
import type { Board } from '../board.ts'
import { MOST_CXP } from '../content/campaign.ts'
import { cxpOfLevels, rewardsOwed, rewardsTaken, sheetOf } from './sheets-board.ts'

/** A sheet of the campaign as it stands in the middle of a mission. */
export interface SheetView {
  readonly person: string
  readonly cxp: number
  /** All of them, those of this mission last. */
  readonly rewards: readonly string[]
  /** Rewards that are still to be chosen. */
  readonly open: number
  readonly keepsakes: readonly string[]
}

export interface SheetsView {
  /** Bonus actions left, by name; whoever is not listed has none. */
  readonly bonus: Readonly<Record<string, number>>
  /** None where the mission is played by itself. */
  readonly sheets: readonly SheetView[]
}

export const viewSheets = (board: Board): SheetsView => ({
  bonus: Object.fromEntries(
    board.people.flatMap(({ id }, person) => {
      const left = board.bonus[person] ?? 0
      return left > 0 ? [[id, left]] : []
    }),
  ),
  sheets: board.people.flatMap(({ id, seat }, person): SheetView[] => {
    const sheet = sheetOf(board, person)
    if (!sheet || seat === NONE) return []
    const gained = cxpOfLevels(board, person) + (board.cxp[person] ?? 0)
    return [
      {
        person: id,
        cxp: Math.min(MOST_CXP, sheet.cxp + gained),
        rewards: [...sheet.rewards, ...rewardsTaken(board, person)],
        open: rewardsOwed(board, person),
        keepsakes: board.keepsakes.flatMap((each) => (each.person === person ? [each.card] : [])),
      },
    ]
  }),
})
