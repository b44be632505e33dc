import { NONE, type ZonesBoard } from '@graveshift/zones'

/** The zones with the most people, companions among them, in rising order; none if nobody is on the board (UA-NOI-05). */
export function zonesWithMost({ people }: ZonesBoard): readonly number[] {
  const counts = new Map<number, number>()
  for (const { zone } of people) if (zone !== NONE) counts.set(zone, (counts.get(zone) ?? 0) + 1)
  const most = Math.max(...counts.values())
  return [...counts]
    .flatMap(([zone, count]) => (count === most ? [zone] : []))
    .sort((one, other) => one - other)
}
