import { type Fault, has } from '@graveshift/kernel'
import type { Zone } from '@graveshift/zones'
import { type Mission as AnyMission, layOut, placed, type Spot } from '@graveshift/zones/missions'
import { TILES } from '../content/tiles.ts'
import type { CarKind, MissionPlan } from './types.ts'

/** A mission of this game with its board, all names of places turned into zones and doors. */
export interface Mission extends AnyMission {
  readonly data: MissionPlan
  readonly crates: readonly Spot[]
  readonly cars: readonly { readonly car: CarKind; readonly zone: Zone }[]
}

/** The mission on its board, or everything that is wrong with its tiles and names of places. */
export function compileMission(data: MissionPlan): Mission | readonly Fault[] {
  const places = layOut(TILES, data)
  if (!has(places, 'board')) return places
  const mission: Mission = {
    ...placed(places, data),
    crates: data.crates.map((face) => places.spot('crates', 'crate', face)),
    cars: (data.cars ?? []).map(({ car, zone }) => ({ car, zone: places.zone('cars', zone) })),
  }
  return places.faults.length > 0 ? places.faults : mission
}
