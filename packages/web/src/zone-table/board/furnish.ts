import { boundsOf, type Layout, type Point, type Rect } from '@graveshift/zones'
import { hash } from './grain.ts'
import { around, grown, overlap } from './rects.ts'

/** Something that stands in a room with its back to a wall. */
export interface Furniture {
  readonly width: number
  readonly depth: number
}

/** A thing in a corner, turned so that its back is to a wall. */
export interface Placed<T> {
  readonly thing: T
  readonly at: Point
  readonly turn: number
}

/** From the walls. */
const INSET = 2
/** What stays free round a passage, and round a printed place for a token. */
const PASSAGE = 5.5
const SPOT = 4.5
/** More of a side than this is not filled by one thing. */
const MOST = 0.48

/** What stands in the corners of a room: nothing in the way of those who pass, nothing where tokens lie. */
export function furnish<T extends Furniture>(
  layout: Layout,
  room: number,
  things: readonly T[],
): readonly Placed<T>[] {
  const zone = layout.zones[room]
  if (!zone) return []
  const [x0, y0, x1, y1] = boundsOf(zone)
  const corners = [
    { at: [x0 + INSET, y0 + INSET], turn: 0, right: 1, down: 1 },
    { at: [x1 - INSET, y0 + INSET], turn: 90, right: -1, down: 1 },
    { at: [x1 - INSET, y1 - INSET], turn: 180, right: -1, down: -1 },
    { at: [x0 + INSET, y1 - INSET], turn: 270, right: 1, down: -1 },
  ] as const
  const kept: readonly Rect[] = [
    ...layout.links
      .filter(({ from, to }) => from === room || to === room)
      .map(({ at }) => around(at, PASSAGE)),
    ...layout.spots.filter(({ zone: of }) => of === room).map(({ at }) => around(at, SPOT)),
  ]
  const first = hash(`${zone.name}/corner`)
  return things.flatMap((thing, index): Placed<T>[] => {
    const corner = corners[(index + first) % corners.length]
    if (!corner) return []
    const { width, depth } = thing
    const [w, h] = corner.turn % 180 === 0 ? [width, depth] : [depth, width]
    const [x, y] = corner.at
    const left = corner.right > 0 ? x : x - w
    const top = corner.down > 0 ? y : y - h
    const box: Rect = [left, top, left + w, top + h]
    const isLarge = w > (x1 - x0) * MOST || h > (y1 - y0) * MOST
    const isOutside = !zone.pieces.some((piece) => overlap(box, grown(piece, -0.5)) && fits(box, piece))
    if (isLarge || isOutside || kept.some((rect) => overlap(rect, box))) return []
    return [{ thing, at: corner.at, turn: corner.turn }]
  })
}

const fits = (box: Rect, piece: Rect): boolean =>
  box[0] >= piece[0] && box[1] >= piece[1] && box[2] <= piece[2] && box[3] <= piece[3]
