import type { BalconyData, PassageData, Point, Rect, RimOpening, TileData, Way, WayName } from './tile.ts'
import { CELLS, WAYS } from './tile.ts'

/** A clockwise quarter turn. */
const turnPoint = ([x, y]: Point, size: number): Point => [size - y, x]

const turnRect = ([x0, y0, x1, y1]: Rect, size: number): Rect => [size - y1, x0, size - y0, x1]

const CELL_NAMES: readonly string[] = CELLS

/** Names of street cells turn along, room letters stay. */
function turnName(name: string): string {
  const cell = CELL_NAMES.indexOf(name)
  if (cell < 0) return name
  const row = Math.floor(cell / 3)
  return CELLS[(cell % 3) * 3 + (2 - row)] ?? name
}

function turnDrawing(rows: readonly string[]): [string, string, string] {
  const row = (column: number) => [2, 1, 0].map((from) => rows[from]?.[column] ?? '.').join('')
  return [row(0), row(1), row(2)]
}

/** Rims are measured from their left or upper end: going down east or up west changes which end that is. */
function turnRim(way: WayName, openings: readonly RimOpening[], size: number): readonly RimOpening[] {
  if (way === 'n' || way === 's') return openings
  return openings.map(({ room, at }) => ({ room, at: size - at }))
}

const turnBalcony = (balcony: BalconyData, rect: (rect: Rect) => Rect): BalconyData => ({
  ...balcony,
  over: balcony.over.map(turnName),
  stairs: balcony.stairs.map(turnName),
  rects: balcony.rects.map(rect),
})

function turnOnce(face: TileData, size: number): TileData {
  const passage = ({ between, at }: PassageData): PassageData => ({
    between: [turnName(between[0]), turnName(between[1])],
    at: turnPoint(at, size),
  })
  const rect = (each: Rect) => turnRect(each, size)
  const { blocks, balcony } = face
  const rims: { [Rim in WayName]?: readonly RimOpening[] } = {}
  for (const [index, way] of WAYS.entries()) {
    const openings = face.rims[way]
    const turned = WAYS[(index + 1) & 3]
    if (openings !== undefined && turned !== undefined) rims[turned] = turnRim(way, openings, size)
  }
  return {
    ...face,
    streets: turnDrawing(face.streets),
    rooms: face.rooms.map((room) => ({ ...room, rects: room.rects.map(rect) })),
    openings: face.openings.map(passage),
    doors: face.doors.map(passage),
    rims,
    spots: face.spots.map((spot) => ({
      ...spot,
      zone: turnName(spot.zone),
      at: turnPoint(spot.at, size),
    })),
    ...(blocks ? { blocks: blocks.map((block) => ({ ...block, rect: rect(block.rect) })) } : {}),
    ...(balcony ? { balcony: turnBalcony(balcony, rect) } : {}),
  }
}

/** A face as it lies after so many clockwise quarter turns. */
export function turnFace(face: TileData, turns: Way, size: number): TileData {
  let turned = face
  for (let turn = 0; turn < turns; turn++) turned = turnOnce(turned, size)
  return turned
}
