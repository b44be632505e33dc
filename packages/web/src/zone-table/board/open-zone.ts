import type { Layout, Point, Rect } from '@graveshift/zones'
import type { PlacedZone } from './place-zone.ts'
import { grown, heightOf, holds, widthOf } from './rects.ts'

/** A zone whose people and zombies are too small to be made out, drawn twice as large while it is looked at. */
export interface OpenZone {
  readonly zone: number
  /** Where they are now. */
  readonly placed: PlacedZone
  /** What they cover. */
  readonly box: Rect
  /** Where a point of the open zone lies in the zone itself. */
  readonly inside: (at: Point) => Point
}

/** Whoever is drawn smaller than this, in pixels, is made larger. */
const LEAST = 20
const TIMES = 2
const MARGIN = 3

/** From the crowns of the zombies and the rings of the people. */
function boxOf({ piles, people }: PlacedZone): Rect {
  const boxes = [
    ...piles.map(({ at: [x, y], height, scale }): Rect => {
      const [wide, high] = [height * scale * 0.6, height * scale]
      return [x - wide, y - high, x + wide, y + high * 0.2]
    }),
    ...people.map(({ at: [x, y], r }): Rect => [x - 1.4 * r, y - 1.4 * r, x + 1.4 * r, y + 1.4 * r]),
  ]
  return [
    Math.min(...boxes.map(([x0]) => x0)),
    Math.min(...boxes.map(([, y0]) => y0)),
    Math.max(...boxes.map(([, , x1]) => x1)),
    Math.max(...boxes.map(([, , , y1]) => y1)),
  ]
}

export function openZone(
  zone: number,
  placed: PlacedZone | undefined,
  zoom: number,
  { width, height }: Pick<Layout, 'width' | 'height'>,
): OpenZone | undefined {
  if (!placed) return undefined
  const sizes = [
    ...placed.people.map(({ r }) => 2 * r),
    ...placed.piles.map((pile) => pile.height * pile.scale),
  ]
  // A single one has all the room there is.
  if (sizes.length < 2 || Math.min(...sizes) * zoom >= LEAST) return undefined
  const [mx, my] = placed.middle
  const around = grown(boxOf(placed), MARGIN / TIMES)
  const large: Rect = [
    mx + (around[0] - mx) * TIMES,
    my + (around[1] - my) * TIMES,
    mx + (around[2] - mx) * TIMES,
    my + (around[3] - my) * TIMES,
  ]
  const [dx, dy] = [within(large[0], widthOf(large), width), within(large[1], heightOf(large), height)]
  const out = ([x, y]: Point): Point => [mx + (x - mx) * TIMES + dx, my + (y - my) * TIMES + dy]
  return {
    zone,
    placed: {
      ...placed,
      piles: placed.piles.map((pile) => ({ ...pile, at: out(pile.at), scale: pile.scale * TIMES })),
      people: placed.people.map((person) => ({ ...person, at: out(person.at), r: person.r * TIMES })),
    },
    box: [large[0] + dx, large[1] + dy, large[2] + dx, large[3] + dy],
    inside: ([x, y]) => [mx + (x - dx - mx) / TIMES, my + (y - dy - my) / TIMES],
  }
}

/** How far something has to move to lie on the board. */
const within = (from: number, length: number, end: number): number =>
  length >= end ? (end - length) / 2 - from : Math.max(0, -from) - Math.max(0, from + length - end)

/** The point that is meant by one: within an open zone, which lies over others, the point in the zone itself. */
export const meantPoint = (open: OpenZone | undefined, at: Point): Point =>
  open && holds(open.box, at) ? open.inside(at) : at
