import type { Point, Rect, Way } from './tile.ts'

/**
 * The board as a drawing: zones, what joins them and where it all lies. Joining tiles makes one (`layTiles`); a game
 * may add to it (balconies, trains) before it is compiled into a Board.
 *
 * Units are those of the tile set, counted from the upper left corner of the board.
 */
export interface Layout {
  readonly width: number
  readonly height: number
  readonly tiles: readonly PlacedTile[]
  readonly zones: readonly ZoneData[]
  readonly links: readonly LinkData[]
  readonly doors: readonly DoorData[]
  readonly spots: readonly PlacedSpot[]
  /** Street zones that raised ones look down on; absent where there are none. */
  readonly overlooks?: readonly Overlook[]
}

/** From a raised zone one sees a street zone, and on along its streets as if one stood there; and the other way round. */
export interface Overlook {
  readonly from: number
  readonly to: number
}

export interface PlacedTile {
  readonly face: string
  readonly row: number
  readonly column: number
  /** Clockwise quarter turns. */
  readonly turns: Way
}

/** Raised zones, such as balconies, are neither street nor part of a building. */
export type ZoneKind = 'street' | 'room' | 'raised'

export interface ZoneData {
  /**
   * Face and place, as the tile lies on the board: '9R.NW' is the street corner in the north-west of tile 9R, '9R.a'
   * its room a. A street zone over several tiles has a name for each; this one is the first in reading order.
   */
  readonly name: string
  readonly names: readonly string[]
  readonly kind: ZoneKind
  readonly dark: boolean
  /** One rectangle for each tile it lies on. */
  readonly pieces: readonly Rect[]
}

/** A step from one zone to another; the way back is the same step turned round. */
export interface LinkData {
  readonly from: number
  readonly to: number
  /** Across which wall or marking it goes, seen from `from`. */
  readonly way: Way
  readonly at: Point
  /** Place in the list of doors. */
  readonly door?: number
}

export interface DoorData {
  /** The names of its two zones on the tile it is printed on: '1R.a-1R.NW'. */
  readonly name: string
  readonly between: readonly [number, number]
  readonly at: Point
  readonly way: Way
}

export interface PlacedSpot {
  readonly kind: string
  readonly zone: number
  readonly at: Point
}
