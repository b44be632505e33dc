import { lowestBit } from '@graveshift/kernel'
import type { Zone } from '../../map/board.ts'
import { UNREACHED } from '../../map/distances.ts'
import type { Ways } from '../../map/ways.ts'
import { addZone, hasZone, type ZoneSet } from '../../map/zone-set.ts'

/**
 * Noise as one token on the board, and survivors make none of their own: a zone with survivors in sight draws, the one
 * with the token first, else the nearest by path; nobody in sight whom a path leads to: the token itself (UA-ZOM-03,
 * UA-ZOM-04, UA-RUL-04). Gives whether it is somebody in sight.
 */
export function drawnByToken(
  ways: Ways,
  sight: ZoneSet,
  from: Zone,
  occupied: ZoneSet,
  token: Zone,
  into: ZoneSet,
): boolean {
  into.fill(0)
  const { words, size } = ways.board
  const reached = ways.distance[from * size + token] !== UNREACHED
  if (reached && hasZone(occupied, 0, token) && hasZone(sight, from * words, token)) {
    addZone(into, 0, token)
    return true
  }
  let nearest = -1
  for (let word = 0; word < words; word++)
    for (
      let rest = (sight[from * words + word] as number) & (occupied[word] as number);
      rest !== 0;
      rest &= rest - 1
    ) {
      const zone = (word << 5) + lowestBit(rest)
      const far = ways.distance[from * size + zone] as number
      if (far === UNREACHED || (nearest >= 0 && far > nearest)) continue
      if (far < nearest) into.fill(0)
      nearest = far
      addZone(into, 0, zone)
    }
  if (nearest >= 0) return true
  addZone(into, 0, token)
  return false
}
