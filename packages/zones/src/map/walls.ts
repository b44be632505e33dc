import type { Point, Rect, Way } from './tile.ts'

/** Over which of their walls one leaves the first rectangles for the second ones, at a point of that wall. */
export function wayAcross(from: readonly Rect[], to: readonly Rect[], point: Point): Way | undefined {
  for (const one of from)
    for (const other of to) {
      const way = wayBetween(one, other, point)
      if (way !== undefined) return way
    }
  return undefined
}

function wayBetween(from: Rect, to: Rect, [x, y]: Point): Way | undefined {
  const acrossX = y > Math.max(from[1], to[1]) && y < Math.min(from[3], to[3])
  const acrossY = x > Math.max(from[0], to[0]) && x < Math.min(from[2], to[2])
  if (acrossY && from[1] === to[3] && y === from[1]) return 0
  if (acrossX && from[2] === to[0] && x === from[2]) return 1
  if (acrossY && from[3] === to[1] && y === from[3]) return 2
  if (acrossX && from[0] === to[2] && x === from[0]) return 3
  return undefined
}

interface Meeting {
  readonly at: Point
  readonly way: Way
}

/** Where two places touch or come closest, and which way one goes there from the first. */
export function meetingPoint(from: readonly Rect[], to: readonly Rect[]): Meeting | undefined {
  let best: (Meeting & { gap: number; shared: number }) | undefined
  for (const one of from)
    for (const other of to) {
      const [left, right] = [Math.max(one[0], other[0]), Math.min(one[2], other[2])]
      const [top, bottom] = [Math.max(one[1], other[1]), Math.min(one[3], other[3])]
      const gap = Math.max(0, left - right) + Math.max(0, top - bottom)
      const shared = Math.max(0, right - left) + Math.max(0, bottom - top)
      if (best && (gap > best.gap || (gap === best.gap && shared <= best.shared))) continue
      best = { at: [(left + right) >> 1, (top + bottom) >> 1], way: wayTowards(one, other), gap, shared }
    }
  return best && { at: best.at, way: best.way }
}

function wayTowards(from: Rect, to: Rect): Way {
  const dx = to[0] + to[2] - from[0] - from[2]
  const dy = to[1] + to[3] - from[1] - from[3]
  if (Math.abs(dx) > Math.abs(dy)) return dx > 0 ? 1 : 3
  return dy > 0 ? 2 : 0
}
