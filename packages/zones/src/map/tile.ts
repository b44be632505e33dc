/**
 * A tile face is drawn on a lattice of three by three cells. Streets are whole cells; rooms are rectangles of any
 * size. The same lattice serves both board games, so this file knows neither.
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
  readonly rect: Rect
  readonly dark?: boolean
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
  readonly faces: readonly TileData[]
}
