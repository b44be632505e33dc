import type { Layout, Point, Rect } from '@graveshift/zones'
import { footings } from '../../zone-table/board/footings.ts'
import { around, holds, middle, overlap, standingRect } from '../../zone-table/board/rects.ts'

/** Where what is printed on tiles is drawn: many prints lie close together, and figures need room. */

/** The tile's ground on the board. */
function tileRect({ tileArea: [left, top], tiles }: Layout, tile: number): Rect {
  const { row = 0, column = 0 } = tiles[tile] ?? {}
  const [x, y] = [left + column * 100, top + row * 100]
  return [x, y, x + 100, y + 100]
}

/** The hall of a tile's machine. */
export const machineOf = (layout: Layout, tile: number): Rect | undefined =>
  layout.blocks?.find(({ kind, rect }) => kind === 'machine' && holds(tileRect(layout, tile), middle(rect)))
    ?.rect

/** A pipe comes out of its hall, and ends so far within the nozzle's zone. */
const WITHIN = 7.5

/** The way of a tile's pipe: from its machine, round one corner at most, to where the nozzle is. */
export function pipeOf(layout: Layout, tile: number): readonly Point[] {
  const nozzle = layout.spots.find((spot) => spot.kind === 'nozzle' && spot.tile === tile)
  const hall = machineOf(layout, tile)
  if (!nozzle) return []
  if (!hall) return [nozzle.at]
  const [x, y] = middle(hall)
  const [nx, ny] = nozzle.at
  const corner: Point = Math.abs(nx - x) > Math.abs(ny - y) ? [nx, y] : [x, ny]
  const before: Point = Math.hypot(corner[0] - nx, corner[1] - ny) > 1 ? corner : [x, y]
  const piece = footings(layout)[nozzle.zone]?.pieces.find((rect) => holds(rect, nozzle.at))
  // Where the pipe bends within the zone already, it goes on to the print.
  const end = piece && !holds(piece, before) ? entered(before, nozzle.at, piece) : nozzle.at
  return before === corner ? [[x, y], corner, end] : [[x, y], end]
}

/** Just within a rectangle, on the straight way from outside to a point in it. */
function entered([bx, by]: Point, [nx, ny]: Point, [x0, y0, x1, y1]: Rect): Point {
  const near = (before: number, at: number, from: number, to: number): number =>
    before < from ? Math.min(at, from + WITHIN) : before > to ? Math.max(at, to - WITHIN) : at
  return [near(bx, nx, x0, x1), near(by, ny, y0, y1)]
}

/** From the walls to the middle of a pile. */
const CORNER = 9
/** What stays free round passages and switches. */
const APART = 9

/** A pile lies in a corner of its room, clear of passages and of what else is printed there. */
export function pileSpot(layout: Layout, room: number): Point | undefined {
  const zone = layout.zones[room]
  if (!zone) return undefined
  const [x0, y0, x1, y1] = standingRect(zone)
  const corners: readonly Point[] = [
    [x1 - CORNER, y0 + CORNER],
    [x0 + CORNER, y0 + CORNER],
    [x1 - CORNER, y1 - CORNER],
    [x0 + CORNER, y1 - CORNER],
  ]
  const kept = [
    ...layout.links
      .filter(({ from, to }) => from === room || to === room)
      .map(({ at }) => around(at, APART - 5)),
    ...layout.spots
      .filter(({ kind, zone: of }) => kind === 'switch' && of === room)
      .map(({ at }) => around(at, APART - 5)),
  ]
  const isFree = (at: Point) => !kept.some((rect) => overlap(rect, around(at, 5)))
  return corners.find(isFree) ?? corners[0]
}
