import type { Game } from '@graveshift/kernel'
import { type ActPick, NONE } from '@graveshift/zones'
import { CoachFrame } from '../../table/coach/coach-frame.tsx'
import { Odds } from '../../table/coach/odds.tsx'
import { RankedPlans } from '../../table/coach/ranked-plans.tsx'
import { zoneOf } from '../turn/deeds.ts'
import { pointTo } from '../words/point-at.ts'
import { useZones } from './zone-table-state.ts'

/** The coach at a table of zones: where a plan leads is shown on the board. */
export function ZoneCoach() {
  const { kit, board, choice, taking, propose } = useZones()
  const choose = (pick: Game['pick'] | undefined) => {
    const own = taking === undefined ? NONE : (board.people[taking]?.zone ?? NONE)
    if (pick === undefined || choice?.kind !== 'act' || own === NONE) return propose(pick)
    // Answers to what to do are actions.
    propose(pick, pointTo([zoneOf(kit, pick as ActPick, own)]))
  }
  return <CoachFrame odds={<Odds />} ranked={<RankedPlans onChoose={choose} />} />
}
