import type { Layout, Point, Rect } from '@graveshift/zones'

/** A stretch along which two zones lie side by side. */
export interface Border {
  readonly axis: 'across' | 'down'
  readonly from: Point
  readonly to: Point
}

/** What two pieces have in common: a line, or nothing. */
function between(one: Rect, other: Rect): Border | undefined {
  const [left, top] = [Math.max(one[0], other[0]), Math.max(one[1], other[1])]
  const [right, bottom] = [Math.min(one[2], other[2]), Math.min(one[3], other[3])]
  if (left === right && top < bottom) return { axis: 'down', from: [left, top], to: [left, bottom] }
  return top === bottom && left < right ? { axis: 'across', from: [left, top], to: [right, top] } : undefined
}

/** Borders of zones with a way between them, both of which are of these kinds: pieces of any shape may meet. */
export function bordersOf({ links, zones }: Layout, kinds: readonly string[]): readonly Border[] {
  return links.flatMap(({ from, to }) => {
    const [one, other] = [zones[from], zones[to]]
    if (!one || !other || !kinds.includes(one.kind) || !kinds.includes(other.kind)) return []
    return one.pieces.flatMap((piece) => other.pieces.flatMap((beside) => between(piece, beside) ?? []))
  })
}
