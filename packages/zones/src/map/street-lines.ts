import type { Layout, LinkData } from './layout.ts'
import type { Way } from './tile.ts'

/** What lies across one wall or marking of a zone: where to, and through which door, if one is there. */
export interface Across {
  readonly to: number
  readonly way: Way
  readonly door: number | undefined
}

/**
 * What sight needs of a layout, sorted by kind. Positions inside a zone never matter (Z2-ZON-03), so a street line is
 * a row of street zones that follow one another in the same direction (Z2-RUL-01).
 */
export interface StreetLines {
  /** Entry `zone * 4 + way`: the street zone next to a street zone; -1 where the street ends. */
  readonly along: Int16Array
  /** Likewise the doors of which one must be open for it, 0 if none is needed. */
  readonly alongGate: Int32Array
  /** For each street zone the rooms beside it. */
  readonly rooms: readonly (readonly Across[])[]
  /** For each room the street zones beside it. */
  readonly streets: readonly (readonly Across[])[]
  /** For each room the rooms beside it. */
  readonly inner: readonly (readonly Across[])[]
  /** For each raised zone the street zones it overlooks, and for each street zone those that overlook it. */
  readonly below: readonly (readonly number[])[]
  readonly above: readonly (readonly number[])[]
}

export function makeLines({ zones, links, overlooks = [] }: Layout): StreetLines {
  const along = new Int16Array(zones.length * 4).fill(-1)
  const alongGate = new Int32Array(zones.length * 4)
  const rooms = zones.map((): Across[] => [])
  const streets = zones.map((): Across[] => [])
  const inner = zones.map((): Across[] => [])
  const isStreet = (zone: number) => zones[zone]?.kind === 'street'
  for (const { from, to, way, door } of links.flatMap(bothWays)) {
    if (isStreet(from) && isStreet(to)) {
      along[from * 4 + way] = to
      alongGate[from * 4 + way] = door === undefined ? 0 : 1 << door
    } else if (isStreet(from)) rooms[from]?.push({ to, way, door })
    else if (isStreet(to)) streets[from]?.push({ to, way, door })
    else inner[from]?.push({ to, way, door })
  }
  const below = zones.map((): number[] => [])
  const above = zones.map((): number[] => [])
  for (const { from, to } of overlooks) {
    below[from]?.push(to)
    above[to]?.push(from)
  }
  return { along, alongGate, rooms, streets, inner, below, above }
}

const bothWays = (link: LinkData): readonly LinkData[] => [
  link,
  { ...link, from: link.to, to: link.from, way: ((link.way + 2) & 3) as Way },
]
