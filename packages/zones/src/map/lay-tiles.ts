import { type Fault, has } from '@graveshift/kernel'
import { joinTiles } from './join-tiles.ts'
import { layStrips } from './lay-strips.ts'
import type { Layout } from './layout.ts'
import { raiseBalconies } from './raise-balconies.ts'
import { type LaidTile, readTiles } from './read-tiles.ts'
import type { StripRow, TileSet } from './tile.ts'

/**
 * Joins tiles into a board: rims are checked, equal street pieces merge, facing openings lead on (Z2-ZON-02). Strips may
 * lie along one of its sides.
 */
export function layTiles(
  set: TileSet,
  rows: readonly string[],
  strips?: StripRow,
): Layout | readonly Fault[] {
  const read = readTiles(set, rows)
  if (!isLaid(read)) return read
  const layout = raiseBalconies(joinTiles(set, read), read, set.size)
  return strips ? layStrips(set, layout, strips) : layout
}

function isLaid(read: readonly LaidTile[] | readonly Fault[]): read is readonly LaidTile[] {
  return read.every((item) => has(item, 'lying'))
}
