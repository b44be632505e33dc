import { NONE, type Turn } from './board.ts'
import type { ActionBudgets } from './budgets.ts'

/** A whole turn of which nothing is done yet. */
export const freshTurn = ({ none }: ActionBudgets, person: number): Turn => ({
  person,
  gift: NONE,
  target: NONE,
  spent: none,
  once: [],
  streak: 0,
  streakMode: NONE,
  fights: 0,
  declined: [],
})
