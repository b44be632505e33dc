import { lowestBit } from '@graveshift/kernel'
import type { Zone } from '../../map/board.ts'
import type { Ways } from '../../map/ways.ts'
import { addZone, type ZoneSet } from '../../map/zone-set.ts'

/**
 * Noise that piles up: each zone has a figure (its tokens and its survivors, Z2-NOI-05), the largest draws.
 * All functions write the zones into `into` and give the figure; 0 and nothing where there is no noise at all.
 */

/** The loudest zones of the board (Z2-ZOM-03). */
export function loudestOf(noise: ArrayLike<number>, into: ZoneSet): number {
  into.fill(0)
  let most = 0
  for (let zone = 0; zone < noise.length; zone++)
    if ((noise[zone] as number) > most) most = noise[zone] as number
  if (most > 0)
    for (let zone = 0; zone < noise.length; zone++) if (noise[zone] === most) addZone(into, 0, zone)
  return most
}

/**
 * The loudest among the occupied zones that are seen from a zone, whatever is louder unseen (Z2-ZOM-13).
 * `sight` is the table that holds: `ways.sight`, or less of it where darkness counts.
 */
export function loudestSeen(
  ways: Ways,
  sight: ZoneSet,
  from: Zone,
  occupied: ZoneSet,
  noise: ArrayLike<number>,
  into: ZoneSet,
): number {
  const { words } = ways.board
  const begin = from * words
  let most = 0
  // Words that were filled for less noise are emptied on the way: most zones see one survivor at most.
  for (let word = 0; word < words; word++) {
    into[word] = 0
    for (
      let rest = (sight[begin + word] as number) & (occupied[word] as number);
      rest !== 0;
      rest &= rest - 1
    ) {
      const here = noise[(word << 5) + lowestBit(rest)] as number
      if (here < most || here === 0) continue
      if (here > most) for (let filled = 0; filled <= word; filled++) into[filled] = 0
      most = here
      into[word] = (into[word] as number) | (rest & -rest)
    }
  }
  return most
}
