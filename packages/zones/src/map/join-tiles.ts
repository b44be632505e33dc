import { Bug, nth } from '@graveshift/kernel'
import type { DoorData, Layout, LinkData, PlacedSpot, StreetCell, ZoneData } from './layout.ts'
import { type LaidTile, meetings } from './read-tiles.ts'
import { facingOpenings } from './rims.ts'
import {
  type BlockData,
  CELLS,
  type PassageData,
  type Point,
  type Rect,
  type TileSet,
  type Way,
} from './tile.ts'
import { wayAcross } from './walls.ts'

/** A street cell or a room of one tile, before pieces of streets are merged. */
interface Piece {
  readonly name: string
  readonly tile: LaidTile
  readonly rects: readonly Rect[]
  readonly dark: boolean
  /** Which cell of its tile a street is. */
  readonly cell: number | undefined
}

/** Tiles that fit as one drawing, without what stands above them or lies beside them. */
export function joinTiles(set: TileSet, tiles: readonly LaidTile[]): Layout {
  return new Joiner(set, tiles).layout()
}

/** Holds what is known so far while one board is joined. */
class Joiner {
  readonly #set: TileSet
  readonly #tiles: readonly LaidTile[]
  readonly #pieces: Piece[] = []
  /** For each piece the first one of its zone. */
  readonly #root: number[] = []
  readonly #index = new Map<string, number>()
  readonly #zoneOf: number[] = []
  readonly #zones: ZoneData[] = []
  readonly #links: LinkData[] = []
  readonly #doors: DoorData[] = []

  constructor(set: TileSet, tiles: readonly LaidTile[]) {
    this.#set = set
    this.#tiles = tiles
  }

  layout(): Layout {
    for (const tile of this.#tiles) this.#cut(tile)
    this.#merge()
    this.#numberZones()
    for (const tile of this.#tiles) this.#linkStreets(tile)
    for (const tile of this.#tiles) {
      for (const opening of tile.lying.openings) this.#linkPassage(tile, opening, false)
      for (const door of tile.lying.doors) this.#linkPassage(tile, door, true)
    }
    this.#linkRims()
    const width = this.#set.size * (1 + Math.max(...this.#tiles.map(({ column }) => column)))
    const height = this.#set.size * (1 + Math.max(...this.#tiles.map(({ row }) => row)))
    const blocks = this.#tiles.flatMap((tile) => this.#blocksOf(tile))
    return {
      width,
      height,
      tiles: this.#tiles.map(({ face, row, column, turns }) => ({ face, row, column, turns })),
      tileArea: [0, 0, width, height],
      zones: this.#zones,
      links: this.#links,
      doors: this.#doors,
      spots: this.#tiles.flatMap((tile, index) => this.#spotsOf(tile, index)),
      ...(blocks.length > 0 ? { blocks } : {}),
      ...(this.#set.looksAlongCells ? { cells: this.#cells() } : {}),
    }
  }

  #cut(tile: LaidTile): void {
    const add = (place: string, rects: readonly Rect[], more: Pick<Piece, 'dark' | 'cell'>) => {
      const name = `${tile.face}.${place}`
      this.#index.set(name, this.#pieces.length)
      this.#root.push(this.#pieces.length)
      this.#pieces.push({ name, tile, rects: rects.map((rect) => this.#onBoard(tile, rect)), ...more })
    }
    for (const [cell, place] of CELLS.entries())
      if (isStreet(tile, cell)) add(place, [this.#cellRect(cell)], { dark: false, cell })
    for (const { id, rects, dark = false } of tile.lying.rooms) add(id, rects, { dark, cell: undefined })
  }

  /** Street pieces in the order of pieces. */
  #cells(): readonly StreetCell[] {
    return this.#pieces.flatMap(({ tile, cell }, piece) =>
      cell === undefined
        ? []
        : [
            {
              zone: nth(this.#zoneOf, piece),
              x: tile.column * 3 + (cell % 3),
              y: tile.row * 3 + Math.floor(cell / 3),
            },
          ],
    )
  }

  /** The place of a street piece among cells, where they matter; undefined for a room. */
  #cellOf(piece: number): number | undefined {
    if (!this.#set.looksAlongCells || nth(this.#pieces, piece).cell === undefined) return undefined
    return this.#pieces.slice(0, piece).filter(({ cell }) => cell !== undefined).length
  }

  #merge(): void {
    for (const { first, second, beside } of meetings(this.#tiles))
      for (const at of [0, 1, 2]) {
        const mine = beside ? at * 3 + 2 : 6 + at
        const other = beside ? at * 3 : at
        if (isStreet(first, mine)) this.#join(this.#pieceAt(first, mine), this.#pieceAt(second, other))
      }
  }

  /** All pieces of a zone lead to the first of them in reading order. */
  #join(one: number, other: number): void {
    const [low, high] = [nth(this.#root, one), nth(this.#root, other)].sort((a, b) => a - b)
    for (const [piece, root] of this.#root.entries()) if (root === high) this.#root[piece] = low ?? root
  }

  #numberZones(): void {
    for (const [index, piece] of this.#pieces.entries()) {
      const root = nth(this.#root, index)
      if (root !== index) {
        this.#zoneOf.push(nth(this.#zoneOf, root))
        continue
      }
      const pieces = this.#pieces.filter((_, other) => this.#root[other] === index)
      this.#zoneOf.push(this.#zones.length)
      this.#zones.push({
        name: piece.name,
        names: pieces.map(({ name }) => name),
        kind: piece.cell === undefined ? 'room' : 'street',
        dark: piece.dark,
        pieces: pieces.flatMap(({ rects }) => rects),
      })
    }
  }

  #linkStreets(tile: LaidTile): void {
    for (let cell = 0; cell < CELLS.length; cell++) {
      if (!isStreet(tile, cell)) continue
      const [x0, y0, x1, y1] = this.#onBoard(tile, this.#cellRect(cell))
      const steps = [
        { next: cell + 1, way: 1 as Way, at: [x1, (y0 + y1) >> 1] as const, inside: cell % 3 < 2 },
        { next: cell + 3, way: 2 as Way, at: [(x0 + x1) >> 1, y1] as const, inside: cell < 6 },
      ]
      for (const { next, way, at, inside } of steps)
        if (inside && isStreet(tile, next))
          this.#linkOnce({ from: this.#zoneAt(tile, cell), to: this.#zoneAt(tile, next), way, at })
    }
  }

  /** Two merged zones meet on both of their tiles; that is one step all the same. */
  #linkOnce(link: LinkData): void {
    const known = this.#links.some(
      ({ from, to, way }) => from === link.from && to === link.to && way === link.way,
    )
    if (!known) this.#links.push(link)
  }

  #linkPassage(tile: LaidTile, { between, at }: PassageData, isDoor: boolean): void {
    const [one, other] = between.map((place) => this.#named(`${tile.face}.${place}`))
    if (one === undefined || other === undefined) throw new Bug(`passage without zones on ${tile.face}`)
    const point = this.#pointOnBoard(tile, at)
    const ends = [nth(this.#zoneOf, one), nth(this.#zoneOf, other)] as const
    const way = wayAcross(nth(this.#pieces, one).rects, nth(this.#pieces, other).rects, point)
    if (way === undefined) throw new Bug(`${between.join('-')} of ${tile.face} share no wall at ${at}`)
    const cell = this.#cellOf(one) ?? this.#cellOf(other)
    const link = { from: ends[0], to: ends[1], way, at: point, ...(cell === undefined ? {} : { cell }) }
    if (!isDoor) {
      this.#links.push(link)
      return
    }
    this.#links.push({ ...link, door: this.#doors.length })
    const name = `${nth(this.#pieces, one).name}-${nth(this.#pieces, other).name}`
    this.#doors.push({ name, between: ends, at: point, way })
  }

  #linkRims(): void {
    for (const meeting of meetings(this.#tiles)) {
      const { first, second, beside } = meeting
      const { size } = this.#set
      for (const [one, other] of facingOpenings(meeting, this.#set.slack))
        this.#links.push({
          from: nth(this.#zoneOf, this.#named(`${first.face}.${one.room}`)),
          to: nth(this.#zoneOf, this.#named(`${second.face}.${other.room}`)),
          way: beside ? 1 : 2,
          at: this.#pointOnBoard(first, beside ? [size, one.at] : [one.at, size]),
        })
    }
  }

  #blocksOf(tile: LaidTile): BlockData[] {
    return (tile.lying.blocks ?? []).map(({ kind, rect }) => ({ kind, rect: this.#onBoard(tile, rect) }))
  }

  #spotsOf(tile: LaidTile, index: number): PlacedSpot[] {
    return tile.lying.spots.map(({ kind, zone, at }) => ({
      kind,
      tile: index,
      zone: nth(this.#zoneOf, this.#named(`${tile.face}.${zone}`)),
      at: this.#pointOnBoard(tile, at),
    }))
  }

  #cellRect(cell: number): Rect {
    const { size, rim } = this.#set
    const cuts = [0, rim, size - rim, size]
    const row = Math.floor(cell / 3)
    const column = cell % 3
    return [nth(cuts, column), nth(cuts, row), nth(cuts, column + 1), nth(cuts, row + 1)]
  }

  #onBoard(tile: LaidTile, [x0, y0, x1, y1]: Rect): Rect {
    return [...this.#pointOnBoard(tile, [x0, y0]), ...this.#pointOnBoard(tile, [x1, y1])]
  }

  #pointOnBoard({ row, column }: LaidTile, [x, y]: Point): Point {
    return [column * this.#set.size + x, row * this.#set.size + y]
  }

  #named(name: string): number {
    const piece = this.#index.get(name)
    if (piece === undefined) throw new Bug(`no zone ${name}`)
    return piece
  }

  #pieceAt(tile: LaidTile, cell: number): number {
    return this.#named(`${tile.face}.${nth(CELLS, cell)}`)
  }

  #zoneAt(tile: LaidTile, cell: number): number {
    return nth(this.#zoneOf, this.#pieceAt(tile, cell))
  }
}

function isStreet({ lying }: LaidTile, cell: number): boolean {
  return lying.streets[Math.floor(cell / 3)]?.[cell % 3] === '#'
}
