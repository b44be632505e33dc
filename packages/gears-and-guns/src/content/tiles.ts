import type { TileSet } from '@graveshift/zones'
import { STRIPS } from './tiles/strips.ts'
import { TILE_1 } from './tiles/tile-1.ts'
import { TILE_2 } from './tiles/tile-2.ts'
import { TILE_3 } from './tiles/tile-3.ts'
import { TILE_4 } from './tiles/tile-4.ts'
import { TILE_5 } from './tiles/tile-5.ts'
import { TILE_6 } from './tiles/tile-6.ts'
import { TILE_7 } from './tiles/tile-7.ts'
import { TILE_8 } from './tiles/tile-8.ts'
import { TILE_9 } from './tiles/tile-9.ts'
import { TILE_13 } from './tiles/tile-13.ts'
import { TILE_14 } from './tiles/tile-14.ts'
import { TILE_15 } from './tiles/tile-15.ts'
import { TILE_16 } from './tiles/tile-16.ts'
import { TILE_17 } from './tiles/tile-17.ts'
import { TILE_18 } from './tiles/tile-18.ts'

/**
 * Nine tiles of the western core game and six with steam machines, each of two faces, and three strips for trains. Walls
 * stand on one lattice; an opening that faces none is wall (UA-ZON-02). Piles, switches and nozzles are spots.
 */
export const TILES: TileSet = {
  size: 100,
  rim: 30,
  slack: 2,
  openingsMustFace: false,
  looksAlongCells: true,
  faces: [
    ...TILE_1,
    ...TILE_2,
    ...TILE_3,
    ...TILE_4,
    ...TILE_5,
    ...TILE_6,
    ...TILE_7,
    ...TILE_8,
    ...TILE_9,
    ...TILE_13,
    ...TILE_14,
    ...TILE_15,
    ...TILE_16,
    ...TILE_17,
    ...TILE_18,
  ],
  strips: { width: 36, faces: STRIPS },
}
