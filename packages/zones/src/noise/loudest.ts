import { lowestBit } from '@graveshift/kernel'
import type { Zone } from '../map/board.ts'
import type { Ways } from '../map/ways.ts'
import { addZone, type ZoneSet } from '../map/zone-set.ts'

/**
 * Noise that piles up: each zone has a figure (its tokens and its survivors, Z2-NOI-05), the largest draws.
 * All functions write the zones into `into` and give the figure; 0 and nothing where there is no noise at all.
 */

/** The loudest zones of the board (Z2-ZOM-03). */
export function loudestOf(noise: ArrayLike<number>, into: ZoneSet): number {
  into.fill(0)
  let most = 0
  for (let zone = 0; zone < noise.length; zone++) {
    const here = noise[zone] as number
    if (here < most || here === 0) continue
    if (here > most) into.fill(0)
    most = here
    addZone(into, 0, zone)
  }
  return most
}

/**
 * The loudest among the occupied zones that are seen from a zone, whatever is louder unseen (Z2-ZOM-13).
 * `sight` is the table that holds: `ways.sight`, or `ways.dimSight` where darkness counts.
 */
export function loudestSeen(
  ways: Ways,
  sight: ZoneSet,
  from: Zone,
  occupied: ZoneSet,
  noise: ArrayLike<number>,
  into: ZoneSet,
): number {
  into.fill(0)
  const { words } = ways.board
  let most = 0
  for (let word = 0; word < words; word++)
    for (
      let rest = (sight[from * words + word] as number) & (occupied[word] as number);
      rest !== 0;
      rest &= rest - 1
    ) {
      const zone = (word << 5) + lowestBit(rest)
      const here = noise[zone] as number
      if (here < most || here === 0) continue
      if (here > most) into.fill(0)
      most = here
      addZone(into, 0, zone)
    }
  return most
}
