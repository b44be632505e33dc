import { CoachFrame } from '../table/coach/coach-frame.tsx'
import { HelpStrip } from '../table/coach/help-strip.tsx'
import { Odds } from '../table/coach/odds.tsx'
import { RankedList } from '../table/coach/ranked-list.tsx'
import { RankedPlans } from '../table/coach/ranked-plans.tsx'
import { useAnyTable } from '../table/table-state.ts'

/** The coach of any game, from what its rules count or plan. */
export function GenericCoach() {
  const { propose, session } = useAnyTable()
  return (
    <CoachFrame
      odds={<Odds />}
      ranked={
        session.rules.judgement.planning ? (
          <RankedPlans onChoose={(pick) => propose(pick)} />
        ) : (
          <RankedList onChoose={(pick) => propose(pick)} />
        )
      }
    />
  )
}

/** What help says beside the question. */
export function GenericHelp() {
  return <HelpStrip odds={<Odds />} />
}
