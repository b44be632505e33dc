/**
 * A tile face is drawn on a lattice of three by three cells. Streets are whole cells; rooms are made of rectangles of
 * any size. The same lattice serves both board games, so this file knows neither.
 */

/** Directions, clockwise from north, of a tile as it lies: `way + turns & 3` turns one. */
export const WAYS = ['n', 'e', 's', 'w'] as const
export type WayName = (typeof WAYS)[number]
/** Place of a direction in WAYS. */
export type Way = 0 | 1 | 2 | 3

/** The nine cells of a tile, row by row. Capitals: rooms are small letters. */
export const CELLS = ['NW', 'N', 'NE', 'W', 'C', 'E', 'SW', 'S', 'SE'] as const
export type Cell = (typeof CELLS)[number]

/** In units of a tile: x to the right, y down. */
export type Point = readonly [x: number, y: number]
/** Left, top, right, bottom. */
export type Rect = readonly [x0: number, y0: number, x1: number, y1: number]

export interface RoomData {
  /** A letter, unique on the face. */
  readonly id: string
  /** More than one where it goes round a corner. */
  readonly rects: readonly Rect[]
  readonly dark?: boolean
}

/** Ground that is no zone, such as a machine: nobody enters it, and nobody looks over it. Kinds are the game's. */
export interface BlockData {
  readonly kind: string
  readonly rect: Rect
}

/** A raised zone over the street, which is seen from afar and reached by its stairs alone. */
export interface BalconyData {
  readonly id: string
  /** Street cells it overlooks. */
  readonly over: readonly string[]
  /** Zones of the face at its stairs. */
  readonly stairs: readonly string[]
  /** Where it is drawn. */
  readonly rects: readonly Rect[]
}

/** Two zones of a face (room letters or street cells) joined at a point of the wall between them. */
export interface PassageData {
  readonly between: readonly [string, string]
  readonly at: Point
}

/** An opening in the rim of a face, `at` units from its left or upper end; it leads on only where another one faces it. */
export interface RimOpening {
  readonly room: string
  readonly at: number
}

/** A printed place for a token. Kinds are the game's. */
export interface SpotData {
  readonly kind: string
  readonly zone: string
  readonly at: Point
}

/** One face of a tile, in its own frame: as printed, not turned. */
export interface TileData {
  /** Such as '9R'. */
  readonly id: string
  /** Faces of one piece of cardboard have the same number: only one of them can lie on the board. */
  readonly tile: number
  /** A drawing, three rows of three cells: '#' street, '.' anything else. */
  readonly streets: readonly [string, string, string]
  readonly rooms: readonly RoomData[]
  /** Always open. */
  readonly openings: readonly PassageData[]
  /** Closed until somebody opens them. */
  readonly doors: readonly PassageData[]
  readonly rims: { readonly [Rim in WayName]?: readonly RimOpening[] }
  readonly spots: readonly SpotData[]
  readonly blocks?: readonly BlockData[]
  readonly balcony?: BalconyData
}

/** One side of a strip that lies along a rim of the board: a train, or the track it runs on. */
export interface StripData {
  /** Such as '10R'. */
  readonly id: string
  /** As of tiles: both sides of a strip have the same number. */
  readonly tile: number
  readonly kind: 'train' | 'track'
  /** Stretches of it, from its left end, or from its upper end where it lies upright. Tracks have one for each cell. */
  readonly zones: readonly { readonly id: string; readonly from: number; readonly to: number }[]
  /** Zones of it with a way between them. */
  readonly joins: readonly (readonly [string, string])[]
  /** Doors of a train, by the side they are on while it lies flat. Tracks are open all along. */
  readonly doors: readonly {
    readonly zone: string
    readonly at: number
    readonly side: 'n' | 's' | 'both'
  }[]
  /** The zones that lead on to the next strip of its kind. */
  readonly ends: { readonly start?: string; readonly end?: string }
  /** Where nobody can stand. */
  readonly blocks?: readonly { readonly kind: string; readonly from: number; readonly to: number }[]
}

/** Strips along one rim of a board of tiles, one for each tile there, from the left or upper end. */
export interface StripRow {
  readonly side: WayName
  readonly strips: readonly string[]
  /** Whether the train moves on in play, or stands there for good. */
  readonly runs?: boolean
}

export interface TileSet {
  /** Length of a side. */
  readonly size: number
  /** Where the lattice parts a side: the rim cells are this wide. */
  readonly rim: number
  /** Openings of two rims face each other if they are no farther apart than this. */
  readonly slack: number
  /** Whether an opening must face another one wherever two tiles meet; otherwise one that faces none is wall. */
  readonly openingsMustFace: boolean
  /**
   * Whether sight in streets follows single rows and columns of cells, so that two doors face each other in the same
   * one only; otherwise it goes from zone to zone, whatever their width.
   */
  readonly looksAlongCells?: boolean
  readonly faces: readonly TileData[]
  readonly strips?: { readonly width: number; readonly faces: readonly StripData[] }
}
