import { useTellPlan } from '../../../table/use-tell-plan.ts'
import { useTable } from './table-state.ts'

/** Lets the others at the table see the figure in the hand. Shows nothing itself. */
export function PlanTeller() {
  const { drawing, session } = useTable()
  const asked = drawing?.choice
  const pick = drawing?.ghost && !drawing.isFirst ? drawing.answer() : undefined
  const seat = asked === undefined || asked.seat === 'team' ? undefined : asked.seat
  useTellPlan(seat, asked?.id, asked && pick ? session.shown(asked, pick) : undefined)
  return null
}
