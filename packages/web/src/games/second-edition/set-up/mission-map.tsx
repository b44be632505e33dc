import { missionOf } from '@graveshift/second-edition'
import { SmallMap } from '../../../zone-table/set-up/small-map.tsx'

/** The board of a mission of the box. */
export function MissionMap({ mission }: { readonly mission: string; readonly small?: boolean }) {
  return <SmallMap mission={missionOf(mission)} />
}
