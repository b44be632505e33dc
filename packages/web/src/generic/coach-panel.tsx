import { CoachFrame } from '../table/coach/coach-frame.tsx'
import { HelpStrip } from '../table/coach/help-strip.tsx'
import { Odds } from '../table/coach/odds.tsx'
import { RankedList } from '../table/coach/ranked-list.tsx'
import { useAnyTable } from '../table/table-state.ts'

/** The coach of any game, from what its rules count. */
export function GenericCoach() {
  const { propose } = useAnyTable()
  return <CoachFrame odds={<Odds />} ranked={<RankedList onChoose={(pick) => propose(pick)} />} />
}

/** What help says beside the question. */
export function GenericHelp() {
  return <HelpStrip odds={<Odds />} />
}
