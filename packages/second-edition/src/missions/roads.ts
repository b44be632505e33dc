import type { Zone } from '@graveshift/zones'
import type { Mission } from './compile.ts'

/** The zones that the mission's cars can be driven to in the end: they keep to the streets (Z2-CAR-03). */
export function roadsOf({ board, cars }: Mission): ReadonlySet<Zone> {
  const found = new Set(cars.map(({ zone }) => zone))
  for (const zone of found)
    for (const next of board.neighbours.subarray(board.first[zone], board.first[zone + 1]))
      if (board.zones[next]?.kind === 'street') found.add(next)
  return found
}

/** Whether there is a car, and a rule that lets it be driven. */
export const canDrive = ({ cars }: Mission, allowed: boolean): boolean => cars.length > 0 && allowed
