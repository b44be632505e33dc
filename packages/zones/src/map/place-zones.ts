import { nth } from '@graveshift/kernel'
import type { Point, Way } from './tile.ts'

interface Placed {
  readonly columns: number
  readonly rows: number
  /** Column and row of each zone. */
  readonly at: readonly Point[]
}

interface Step {
  readonly from: number
  readonly to: number
  readonly way: Way
}

const AHEAD: readonly Point[] = [
  [0, -1],
  [1, 0],
  [0, 1],
  [-1, 0],
]

/**
 * Squares of a lattice for zones of which only their ways are known, so that they can be drawn: each beside the one it
 * was reached from, or farther on where somebody is already. No rule asks for it.
 */
export function placeZones(size: number, steps: readonly Step[]): Placed {
  const at: (Point | undefined)[] = Array.from({ length: size }, () => undefined)
  const taken = new Set<string>()
  const put = (zone: number, [x, y]: Point) => {
    at[zone] = [x, y]
    taken.add(`${x} ${y}`)
  }
  let below = 0
  for (let start = 0; start < size; start++) {
    if (at[start] !== undefined) continue
    put(start, [0, below])
    const queue = [start]
    for (const zone of queue)
      for (const { to, way } of steps.flatMap((step) => stepsFrom(step, zone))) {
        if (at[to] !== undefined) continue
        const [dx, dy] = nth(AHEAD, way)
        let [x, y] = nth(at as Point[], zone)
        do {
          x += dx
          y += dy
        } while (taken.has(`${x} ${y}`))
        put(to, [x, y])
        queue.push(to)
      }
    // What hangs together with none of these is drawn below them.
    below = Math.max(...(at.filter((place) => place !== undefined) as Point[]).map(([, y]) => y)) + 2
  }
  const places = at as Point[]
  const left = Math.min(...places.map(([x]) => x))
  const top = Math.min(...places.map(([, y]) => y))
  return {
    columns: Math.max(...places.map(([x]) => x)) - left + 1,
    rows: Math.max(...places.map(([, y]) => y)) - top + 1,
    at: places.map(([x, y]) => [x - left, y - top]),
  }
}

/** A step as it is seen from a zone: onward, or back the other way. */
function stepsFrom({ from, to, way }: Step, zone: number): readonly { to: number; way: Way }[] {
  if (from === zone) return [{ to, way }]
  return to === zone ? [{ to: from, way: ((way + 2) & 3) as Way }] : []
}
