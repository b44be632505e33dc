import type { BlockData, Point, Rect, Way } from './tile.ts'
import type { ZoneKind } from './zone-kinds.ts'

/**
 * The board as a drawing: zones, what joins them and where it all lies. Joining tiles makes one (`layTiles`), a list of
 * zones another (`layZones`); it is compiled into a Board.
 *
 * Units are those of the tile set, counted from the upper left corner of the board.
 */
export interface Layout {
  readonly width: number
  readonly height: number
  readonly tiles: readonly PlacedTile[]
  /** Where the tiles lie: all of it, unless strips lie beside them. */
  readonly tileArea: Rect
  readonly zones: readonly ZoneData[]
  readonly links: readonly LinkData[]
  readonly doors: readonly DoorData[]
  readonly spots: readonly PlacedSpot[]
  /** Street zones that raised ones look down on; absent where there are none. */
  readonly overlooks?: readonly Overlook[]
  /** Ground that is no zone. */
  readonly blocks?: readonly BlockData[]
  /** The cells of streets, where sight goes along rows and columns of them; otherwise each zone is as one cell. */
  readonly cells?: readonly StreetCell[]
  /** Where a train that runs may stand, in the order it gets there; it has left in the last. */
  readonly stages?: readonly TrainStage[]
}

/** A cell of a street by its column and row on the board; strips above or left of the tiles have -1. */
export interface StreetCell {
  readonly zone: number
  readonly x: number
  readonly y: number
}

/** One place where a train may stand. */
export interface TrainStage {
  /** The gates that move along with it and are open then, and where each of them is. */
  readonly open: number
  readonly gates: ReadonlyMap<number, Point>
  /** The zones of strips that are there then, and where: no track below the train, no train that has left. */
  readonly pieces: ReadonlyMap<number, readonly Rect[]>
  readonly blocks: readonly BlockData[]
  /** The track zones that it runs over to get there. */
  readonly entered: readonly number[]
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

export interface ZoneData {
  /**
   * Face and place, as the tile lies on the board: '9R.NW' is the street corner in the north-west of tile 9R, '9R.a'
   * its room a. A street zone over several tiles has a name for each; this one is the first in reading order.
   */
  readonly name: string
  readonly names: readonly string[]
  readonly kind: ZoneKind
  readonly dark: boolean
  /** At least one rectangle for each tile it lies on. */
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
  /** Between a street and something else, on boards with cells: the cell of the street. */
  readonly cell?: number
}

export interface DoorData {
  /** The names of its two zones on the tile it is printed on: '1R.a-1R.NW'. */
  readonly name: string
  readonly between: readonly [number, number]
  readonly at: Point
  readonly way: Way
  /** What it is if it is no door: a way that comes and goes with a train, or one that can be barred to zombies alone. */
  readonly gate?: 'train' | 'bar'
}

export interface PlacedSpot {
  readonly kind: string
  /** The tile it is printed on, by its place in the list. */
  readonly tile: number
  readonly zone: number
  readonly at: Point
}
