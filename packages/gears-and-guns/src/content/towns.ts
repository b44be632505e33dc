import { type Fault, has } from '@graveshift/kernel'
import { type Layout, layTiles, type StripRow, withDoors } from '@graveshift/zones'
import { TILES } from './tiles.ts'

/** What the board of a mission is made of. */
interface TownPlan {
  readonly tiles: readonly string[]
  readonly train?: StripRow
  /** Ways that may be barred to zombies, such as '7V.b-8V.S' (GG-OBJ-10). */
  readonly bars?: readonly string[]
  /** Rooms whose doors to the street may be barred to them (GG-RUL-49). */
  readonly barricades?: readonly string[]
}

/** The board, or everything that is wrong with it. */
export function layTown({ tiles, train, bars = [], barricades = [] }: TownPlan): Layout | readonly Fault[] {
  const layout = layTiles(TILES, tiles, train)
  if (!has(layout, 'zones')) return layout
  return withDoors(layout, [...bars, ...barricades.flatMap((room) => streetDoorsOf(layout, room))], 'bar')
}

function streetDoorsOf({ zones, links }: Layout, room: string): readonly string[] {
  return links.flatMap(({ from, to }) => {
    const sides = [zones[from], zones[to]]
    return sides.some((zone) => zone?.name === room) && sides.some((zone) => zone?.kind === 'street')
      ? [sides.map((zone) => zone?.name).join('-')]
      : []
  })
}
