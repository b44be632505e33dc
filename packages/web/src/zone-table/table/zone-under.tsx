import { NONE } from '@graveshift/zones'
import { ZoneCard } from '../words/zone-card.tsx'
import { useLooking, useZones } from './zone-table-state.ts'

/** The zone that is looked at, else the one of whoever's card lies open. */
export function ZoneUnder() {
  const { board, person, kit } = useZones()
  const { target, hovered } = useLooking()
  const looked = hovered ?? target
  const own = board.people[person]?.zone ?? NONE
  const zone =
    looked === undefined
      ? own
      : looked.at === 'door'
        ? (kit.map.doors[looked.door]?.between[1] ?? own)
        : looked.zone
  return zone === NONE ? null : <ZoneCard zone={zone} />
}
