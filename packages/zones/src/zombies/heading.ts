import type { ZonesBoard } from '../board.ts'
import { hasZombies, zombiesOf } from '../horde.ts'
import type { Kit } from '../kit.ts'
import { directionsToAny, openDirections, zonesTowards } from '../map/routes.ts'
import { type ZoneSet, zoneSet, zonesIn } from '../map/zone-set.ts'
import { peopleIn } from '../people.ts'

/** Where the zombies of a zone will go, and why. */
export interface Heading {
  readonly zone: number
  /** They attack who is there, go for whom they see, go where it is loudest, or find no way. */
  readonly why: 'attack' | 'sight' | 'noise' | 'none'
  /** The zones that draw them. */
  readonly targets: readonly number[]
  /** The zones they step into, sharing themselves out; the own one if some stay. */
  readonly to: readonly number[]
}

const NOWHERE: readonly number[] = []

function headingOf(kit: Kit, board: ZonesBoard, zone: number, into: ZoneSet): Heading {
  if (peopleIn(board, zone) > 0) return { zone, why: 'attack', targets: [zone], to: NOWHERE }
  const seen = kit.drawnTo(board, zone, into)
  const ways = kit.zombieWays(board)
  const targets = zonesIn(into)
  let found = directionsToAny(ways, zone, into)
  if (found === 0 && kit.pressOn)
    found = openDirections(ways, zone, directionsToAny(kit.openWays(), zone, into))
  const to = zonesTowards(kit.map, zone, found).sort((one, other) => one - other)
  if (to.length === 0) return { zone, why: 'none', targets, to }
  return { zone, why: seen ? 'sight' : 'noise', targets, to }
}

/** Where zombies would go from these zones, whether any stand there or not. */
export function headingsFrom(kit: Kit, board: ZonesBoard, zones: readonly number[]): readonly Heading[] {
  const into = zoneSet(kit.map.words)
  kit.listen(board)
  return zones.map((zone) => headingOf(kit, board, zone, into))
}

/** Zombies of a zone that act more than once: how many of each kind. */
export function swiftIn(kit: Kit, board: ZonesBoard, zone: number): readonly number[] {
  return kit.kinds.map(({ actions }, kind) => (actions > 1 ? zombiesOf(kit, board, zone, kind) : 0))
}

/** Where those who act twice go on from each zone they step into; they look anew (Z2-ZOM-06, Z2-RUL-10). */
export function secondHeadings(kit: Kit, board: ZonesBoard, { zone, why, to }: Heading): readonly Heading[] {
  const swift = swiftIn(kit, board, zone).some((count) => count > 0)
  return swift && why !== 'attack' ? headingsFrom(kit, board, to) : []
}

/** Where everybody would go if zombies acted now, from one look at noise, sight and survivors (Z2-ZOM-03, Z2-RUL-10). */
export function headingsOf(kit: Kit, board: ZonesBoard): readonly Heading[] {
  const found: Heading[] = []
  const into = zoneSet(kit.map.words)
  kit.listen(board)
  for (let zone = 0; zone < kit.map.size; zone++)
    if (hasZombies(kit, board, zone)) found.push(headingOf(kit, board, zone, into))
  return found
}
