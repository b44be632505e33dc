import { nth } from '@graveshift/kernel'
import type { Layout, LinkData, StreetCell } from './layout.ts'
import type { Way } from './tile.ts'
import { natureOf } from './zone-kinds.ts'

/** What lies across one wall or marking of a zone: where to, and through which door, if one is there. */
export interface Across {
  readonly to: number
  readonly way: Way
  readonly door: number | undefined
  /** The cell of the street, on either side. */
  readonly cell: number
}

/**
 * What sight needs of a layout, sorted by kind. A street line is a row of cells that follow one another in the same
 * direction. On boards without cells each zone is one: positions inside a zone never matter then (Z2-ZON-03), and a
 * line goes from zone to zone (Z2-RUL-01).
 */
export interface StreetLines {
  /** The zone of each cell, and the cells of each zone that is a street. */
  readonly zoneOf: Int16Array
  readonly cellsOf: readonly (readonly number[])[]
  /** Entry `cell * 4 + way`: the street cell next to one; -1 where the street ends. */
  readonly along: Int16Array
  /** Likewise the doors of which one must be open for it, 0 if none is needed. */
  readonly alongGate: Int32Array
  /** For each cell the rooms beside it. */
  readonly rooms: readonly (readonly Across[])[]
  /** For each room the street zones beside it. */
  readonly streets: readonly (readonly Across[])[]
  /** For each room the rooms beside it. */
  readonly inner: readonly (readonly Across[])[]
  /** For each raised zone the street zones it overlooks, and for each street zone those that overlook it. */
  readonly below: readonly (readonly number[])[]
  readonly above: readonly (readonly number[])[]
  /** For each zone those it is joined to by stairs. */
  readonly stairs: readonly (readonly Across[])[]
}

export function makeLines(layout: Layout): StreetLines {
  const { zones, links, overlooks = [] } = layout
  const looks = zones.map((zone) => natureOf(zone).looks)
  const cells = layout.cells ?? zones.map((_, zone) => ({ zone, x: 0, y: 0 }))
  const cellsOf = zones.map((): number[] => [])
  for (const [cell, { zone }] of cells.entries()) if (looks[zone] === 'street') cellsOf[zone]?.push(cell)
  const along = new Int16Array(cells.length * 4).fill(-1)
  const alongGate = new Int32Array(cells.length * 4)
  const rooms = cells.map((): Across[] => [])
  const streets = zones.map((): Across[] => [])
  const inner = zones.map((): Across[] => [])
  const stairs = zones.map((): Across[] => [])
  for (const { from, to, way, door, cell } of links.flatMap(bothWays)) {
    if (looks[from] === 'raised' || looks[to] === 'raised') stairs[from]?.push({ to, way, door, cell: -1 })
    else if (looks[from] === 'street' && looks[to] === 'street')
      for (const [one, other] of layout.cells
        ? besideEachOther(layout.cells, from, to, way)
        : [[from, to] as const]) {
        along[one * 4 + way] = other
        alongGate[one * 4 + way] = door === undefined ? 0 : 1 << door
      }
    else if (looks[from] === 'street') rooms[cell ?? from]?.push({ to, way, door, cell: cell ?? from })
    else if (looks[to] === 'street') streets[from]?.push({ to, way, door, cell: cell ?? to })
    else inner[from]?.push({ to, way, door, cell: -1 })
  }
  for (const [zone, own] of cellsOf.entries())
    if (own.length > 1)
      for (const way of [0, 1, 2, 3] as const)
        for (const [one, other] of besideEachOther(cells, zone, zone, way)) along[one * 4 + way] = other
  const below = zones.map((): number[] => [])
  const above = zones.map((): number[] => [])
  for (const { from, to } of overlooks) {
    below[from]?.push(to)
    above[to]?.push(from)
  }
  const zoneOf = Int16Array.from(cells, ({ zone }) => zone)
  return { zoneOf, cellsOf, along, alongGate, rooms, streets, inner, below, above, stairs }
}

const AHEAD = [
  [0, -1],
  [1, 0],
  [0, 1],
  [-1, 0],
] as const

/** Cells of the one zone with the cells of the other that lie right beside them on that side. */
function besideEachOther(
  cells: readonly StreetCell[],
  from: number,
  to: number,
  way: Way,
): readonly (readonly [number, number])[] {
  const [dx, dy] = nth(AHEAD, way)
  return cells.flatMap((one, at) => {
    if (one.zone !== from) return []
    const other = cells.findIndex(({ zone, x, y }) => zone === to && x === one.x + dx && y === one.y + dy)
    return other < 0 ? [] : [[at, other] as const]
  })
}

const bothWays = (link: LinkData): readonly LinkData[] => [
  link,
  { ...link, from: link.to, to: link.from, way: ((link.way + 2) & 3) as Way },
]
