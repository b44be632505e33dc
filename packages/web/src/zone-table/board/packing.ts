import type { Point, Rect } from '@graveshift/zones'
import { heightOf, middle, overlap, widthOf } from './rects.ts'

/** How zombies and people are packed into a rectangle, in units of the board. */

/** Zombies of one kind in one place, or a single one. */
export interface PileOf {
  readonly kind: string
  readonly count: number
  /** Of its first figure. */
  readonly height: number
}

/** Where a pile stands: between the feet of its first figure, and how large it is drawn. */
export interface PlacedPile extends PileOf {
  readonly at: Point
  readonly scale: number
}

/** Middle and radius of a survivor's token. */
export interface Round {
  readonly at: Point
  readonly r: number
}

/** A pile is wider and higher than its first figure: others stand behind it, and its count beside it. */
const sizeOf = ({ height, count }: PileOf) => ({
  width: height * 0.86 + (count > 1 ? 5 : 1.5),
  height: height + (count > 1 ? 2.6 : 0.6),
})

interface PileFit {
  readonly scale: number
  readonly rows: number
}

/** How large piles can be in a box, and in how many rows. */
export function fitPiles(piles: readonly PileOf[], box: Rect, most: number): PileFit {
  let best: PileFit = { scale: 0, rows: 1 }
  for (let rows = 1; rows <= piles.length; rows++) {
    const scale = Math.min(
      most,
      ...inRows(piles, rows).map((row) => {
        const sizes = row.map(sizeOf)
        const wide = widthOf(box) / sizes.reduce((sum, { width }) => sum + width, 0)
        return Math.min(wide, heightOf(box) / rows / Math.max(...sizes.map(({ height }) => height)))
      }),
    )
    if (scale > best.scale + 0.01) best = { scale, rows }
  }
  return best
}

function inRows<T>(list: readonly T[], rows: number): readonly (readonly T[])[] {
  const each = Math.ceil(list.length / rows)
  return Array.from({ length: Math.ceil(list.length / each) }, (_, row) =>
    list.slice(row * each, (row + 1) * each),
  )
}

export function placePiles(piles: readonly PileOf[], box: Rect, most: number): readonly PlacedPile[] {
  const { scale, rows } = fitPiles(piles, box, most)
  const lines = inRows(piles, rows)
  return lines.flatMap((line, row) => {
    const sizes = line.map(sizeOf)
    const tall = Math.max(...sizes.map(({ height }) => height)) * scale
    const base = box[1] + (heightOf(box) * (row + 0.5)) / lines.length + tall / 2 - 1.2 * scale
    let left = middle(box)[0] - (sizes.reduce((sum, { width }) => sum + width, 0) * scale) / 2
    return line.map((pile, index): PlacedPile => {
      const width = (sizes[index]?.width ?? 0) * scale
      const x = left + width / 2 - (pile.count > 1 ? 1.2 * scale : 0)
      left += width
      return { ...pile, at: [x, base], scale }
    })
  })
}

/** Tokens in a row overlap by two fifths at most: every face stays to be seen. */
const CLOSEST = 1.55
const APART = 2.75
const BROAD = 2.5

interface PeopleFit {
  readonly r: number
  readonly columns: number
  readonly step: number
}

export function fitPeople(count: number, box: Rect, most: number): PeopleFit {
  let best: PeopleFit = { r: 0, columns: 1, step: 0 }
  for (let columns = 1; columns <= count; columns++) {
    const rows = Math.ceil(count / columns)
    const r = Math.min(most, heightOf(box) / rows / BROAD, widthOf(box) / (BROAD + (columns - 1) * CLOSEST))
    if (r <= best.r + 0.05) continue
    const step = columns > 1 ? Math.min(r * APART, (widthOf(box) - BROAD * r) / (columns - 1)) : 0
    best = { r, columns, step }
  }
  return best
}

export function placePeople(count: number, box: Rect, most: number): readonly Round[] {
  const { r, columns, step } = fitPeople(count, box, most)
  const rows = Math.ceil(count / columns)
  const [x, y] = middle(box)
  const down = Math.min(heightOf(box) / rows, r * APART)
  return Array.from({ length: count }, (_, index) => {
    const row = Math.floor(index / columns)
    const inRow = Math.min(columns, count - row * columns)
    return {
      at: [x + ((index % columns) - (inRow - 1) / 2) * step, y + (row - (rows - 1) / 2) * down],
      r,
    }
  })
}

/** How finely places between things are looked for. */
const FINE = 4

/**
 * Places for people among things that lie in their way: the largest tokens for which a grid has enough free cells, and
 * of those the cells in the middle. Nothing where a box alone serves them better.
 */
export function placeAmong(
  count: number,
  parts: readonly Rect[],
  things: readonly Rect[],
  least: number,
  most: number,
): readonly Round[] | undefined {
  const [x0, y0] = [Math.min(...parts.map((part) => part[0])), Math.min(...parts.map((part) => part[1]))]
  const [x1, y1] = [Math.max(...parts.map((part) => part[2])), Math.max(...parts.map((part) => part[3]))]
  for (let r = most; r > least * 1.08; r *= 0.94) {
    const side = r * BROAD
    let best: readonly Point[] = []
    for (let shift = 0; shift < FINE * FINE; shift++) {
      const cells: Point[] = []
      for (let y = y0 + side * (0.5 + (shift % FINE) / FINE); y + side / 2 <= y1; y += side)
        for (let x = x0 + side * (0.5 + Math.floor(shift / FINE) / FINE); x + side / 2 <= x1; x += side) {
          const cell: Rect = [x - side / 2, y - side / 2, x + side / 2, y + side / 2]
          const isFree =
            parts.some((part) => isIn(cell, part)) && !things.some((thing) => overlap(thing, cell))
          if (isFree) cells.push([x, y])
        }
      if (cells.length > best.length) best = cells
    }
    if (best.length < count) continue
    const [mx, my] = [(x0 + x1) / 2, (y0 + y1) / 2]
    const near = best.toSorted(
      (one, other) => Math.hypot(one[0] - mx, one[1] - my) - Math.hypot(other[0] - mx, other[1] - my),
    )
    // Read from left to right, line by line, as in a box.
    const chosen = near.slice(0, count).toSorted((one, other) => one[1] - other[1] || one[0] - other[0])
    return chosen.map((at) => ({ at, r }))
  }
  return undefined
}

const isIn = (inner: Rect, outer: Rect): boolean =>
  inner[0] >= outer[0] && inner[1] >= outer[1] && inner[2] <= outer[2] && inner[3] <= outer[3]

interface Shares {
  readonly score: number
  readonly piles: Rect
  readonly people: Rect
}

/** What a pile and a token are worth, so that the smaller of both counts. */
const PILE_WORTH = 14
const PERSON_WORTH = 2.1

/** A token as large as this needs no more room. */
export const mostRadius = (most: number): number => 6.6 * most

/**
 * Which part of a box zombies get and which the people: all of it for one company, else the cut, either way, that
 * leaves the smaller of them largest.
 */
export function shareOut(piles: readonly PileOf[], people: number, box: Rect, most: number): Shares {
  const scored = (pileBox: Rect, peopleBox: Rect): Shares => ({
    piles: pileBox,
    people: peopleBox,
    score: Math.min(
      piles.length === 0 ? Number.POSITIVE_INFINITY : fitPiles(piles, pileBox, most).scale * PILE_WORTH,
      people === 0
        ? Number.POSITIVE_INFINITY
        : fitPeople(people, peopleBox, mostRadius(most)).r * PERSON_WORTH,
    ),
  })
  if (piles.length === 0 || people === 0) return scored(box, box)
  const [x0, y0, x1, y1] = box
  let best: Shares | undefined
  for (let step = 12; step <= 28; step++) {
    const [x, y] = [x0 + ((x1 - x0) * step) / 40, y0 + ((y1 - y0) * step) / 40]
    const cuts = [scored([x, y0, x1, y1], [x0, y0, x, y1]), scored([x0, y0, x1, y], [x0, y, x1, y1])]
    for (const cut of cuts) if (!best || cut.score > best.score + 0.05) best = cut
  }
  return best ?? scored(box, box)
}
