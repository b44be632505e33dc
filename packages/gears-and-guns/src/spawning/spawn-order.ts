import { nth } from '@graveshift/kernel'
import { clockwise, middleOf, type Point } from '@graveshift/zones'
import type { Board } from '../board.ts'
import type { Mission } from '../missions/compile.ts'

/** What may draw a zombie card, in its order: spawn tokens by their places, then piles by theirs, counted on. */
export interface SpawnOrder {
  /** The zones, the starting spawn first. */
  zones(board: Board): readonly number[]
  /** Whether nothing comes there now, by its place in the order. */
  isAsleep(board: Board, place: number): boolean
}

interface Ordered {
  readonly points: readonly number[]
  readonly zones: readonly number[]
}

/**
 * The starting spawn first, then clockwise round the middle of the tiles (UA-SPW-02). A token that was moved is put where
 * its angle falls (UA-RUL-18); several in one zone draw one after the other (UA-SPW-03).
 */
export function spawnOrderOf({ board: map, spawns, piles }: Mission): SpawnOrder {
  const tokens = spawns.length
  const [x0, y0, x1, y1] = map.layout.tileArea
  const center: Point = [(x0 + x1) >> 1, (y0 + y1) >> 1]
  // Tokens are moved seldom, and their list is a new one each time.
  const known = new WeakMap<readonly number[], Ordered>()
  const start = spawns.findIndex(({ kind }) => kind === 'start')

  function inOrder(spawnsAt: readonly number[]): Ordered {
    const zoneOf = (point: number) =>
      point < tokens ? nth(spawnsAt, point) : nth(piles, point - tokens).zone
    const others = Array.from({ length: tokens + piles.length }, (_, point) => point).filter(
      (point) => point !== start,
    )
    const points = clockwise(center, [start, ...nearerTheRim(others, zoneOf)], (point) =>
      middleOf(nth(map.zones, zoneOf(point))),
    )
    return { points, zones: points.map(zoneOf) }
  }

  /** Farther from the middle first: equal directions keep this order. */
  function nearerTheRim(points: readonly number[], zoneOf: (point: number) => number): readonly number[] {
    const distance = (point: number) => {
      const [x, y] = middleOf(nth(map.zones, zoneOf(point)))
      return (x - center[0]) ** 2 + (y - center[1]) ** 2
    }
    return points.toSorted((one, other) => distance(other) - distance(one))
  }

  function ordered({ spawnsAt }: Board): Ordered {
    const before = known.get(spawnsAt)
    if (before) return before
    const now = inOrder(spawnsAt)
    known.set(spawnsAt, now)
    return now
  }

  return {
    zones: (board) => ordered(board).zones,
    isAsleep(board, place) {
      const point = nth(ordered(board).points, place)
      return point < tokens
        ? (board.asleep & (1 << point)) !== 0
        : (board.pilesAwake & (1 << (point - tokens))) === 0
    },
  }
}
