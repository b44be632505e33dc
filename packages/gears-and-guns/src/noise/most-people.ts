import { NONE, type ZonesBoard } from '@graveshift/zones'

/** The zones with the most people, companions among them, in rising order; none if nobody is on the board (UA-NOI-05). */
export function zonesWithMost({ people }: ZonesBoard): readonly number[] {
  const zones: number[] = []
  let most = 1
  for (const { zone } of people) {
    if (zone === NONE || zones.includes(zone)) continue
    let count = 0
    for (const other of people) if (other.zone === zone) count++
    if (count < most) continue
    if (count > most) zones.length = 0
    most = count
    zones.push(zone)
  }
  return zones.sort((one, other) => one - other)
}
