import type { TileSet } from '@graveshift/zones'
import { TILE_1 } from './tiles/tile-1.ts'
import { TILE_2 } from './tiles/tile-2.ts'
import { TILE_3 } from './tiles/tile-3.ts'
import { TILE_4 } from './tiles/tile-4.ts'
import { TILE_5 } from './tiles/tile-5.ts'
import { TILE_6 } from './tiles/tile-6.ts'
import { TILE_7 } from './tiles/tile-7.ts'
import { TILE_8 } from './tiles/tile-8.ts'
import { TILE_9 } from './tiles/tile-9.ts'

/**
 * The nine double-sided tiles (Z2-ZON-02). Rims are of four types: street all along, building between two street
 * corners, building with one street corner, building all along; like meets like. The figures were read by eye, so
 * facing openings may be a few units apart. Walls stand on one lattice here: the geometry is what counts, not the art.
 */
export const TILES: TileSet = {
  size: 100,
  rim: 30,
  slack: 6,
  openingsMustFace: true,
  faces: [...TILE_1, ...TILE_2, ...TILE_3, ...TILE_4, ...TILE_5, ...TILE_6, ...TILE_7, ...TILE_8, ...TILE_9],
}
