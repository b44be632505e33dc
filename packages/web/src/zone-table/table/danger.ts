import { type Exposure, exposureOf } from '@graveshift/zones'
import { useMemo } from 'react'
import { useZones } from './zone-table-state.ts'

/** Who is in for how many attacks when the zombies act next, as things stand. */
export function useExposure(): readonly Exposure[] {
  const { kit, board } = useZones()
  return useMemo(() => exposureOf(kit, board), [kit, board])
}

/** Attacks that may come at somebody: all of the zone, for they are shared out there. */
export const attacksOn = (exposure: readonly Exposure[], person: number): number =>
  exposure.find(({ people }) => people.includes(person))?.most ?? 0
