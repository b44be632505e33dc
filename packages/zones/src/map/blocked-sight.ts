import { nth } from '@graveshift/kernel'
import type { Board, Gates, Zone } from './board.ts'
import { sightFrom, UNLIMITED, UNSEEN } from './sight.ts'
import type { Point, Rect } from './tile.ts'
import type { Ways } from './ways.ts'
import { natureOf } from './zone-kinds.ts'
import { hasZone } from './zone-set.ts'

/** What ends a look before it gets to a zone. */
export interface BlockedSight {
  /**
   * It is too dark there, there is fog, a door is closed, it lies too deep in a building; a balcony and a room never see
   * each other; it lies round a corner; or there is a wall.
   */
  readonly why: 'dark' | 'fog' | 'door' | 'deep' | 'raised' | 'corner' | 'wall'
  /** Closed doors that would all have to be open. */
  readonly doors: readonly number[]
  /** Where it ends. */
  readonly at: Point
}

/** How finely the line between two zones is looked along. */
const PARTS = 64

const middleOf = ({ zones }: Board, zone: Zone): Point => {
  const [[left, top, right, bottom] = [0, 0, 0, 0]] = nth(zones, zone).pieces
  return [(left + right) >> 1, (top + bottom) >> 1]
}

const isIn = ({ zones }: Board, zone: Zone, [x, y]: Point): boolean =>
  nth(zones, zone).pieces.some(
    ([left, top, right, bottom]) => x >= left && x <= right && y >= top && y <= bottom,
  )

/** The last point on the straight line between the middles of two zones before it comes to where `ends` says so. */
function endOf(board: Board, from: Zone, to: Zone, ends: (zone: Zone | undefined) => boolean): Point {
  const [fromX, fromY] = middleOf(board, from)
  const [toX, toY] = middleOf(board, to)
  let last: Point = [fromX, fromY]
  for (let part = 1; part <= PARTS; part++) {
    const point: Point = [
      fromX + Math.trunc(((toX - fromX) * part) / PARTS),
      fromY + Math.trunc(((toY - fromY) * part) / PARTS),
    ]
    const zone = board.zones.findIndex((_, each) => isIn(board, each, point))
    if (ends(zone < 0 ? undefined : zone)) return last
    last = point
  }
  return last
}

/** Whether a line along the edges of the tiles could lead from one of these to one of those. */
const areInLine = (from: readonly Rect[], to: readonly Rect[]): boolean =>
  from.some((one) =>
    to.some((other) => (one[0] < other[2] && other[0] < one[2]) || (one[1] < other[3] && other[1] < one[3])),
  )

/** The closed doors that stand between, of those that `seenWith` would see past: none of them can be left shut. */
function doorsBetween({ doors }: Board, open: Gates, seenWith: (open: Gates) => boolean): readonly number[] {
  let all = open
  doors.forEach(({ gate }, door) => {
    if (gate === undefined) all |= 1 << door
  })
  if (all === open || !seenWith(all)) return []
  doors.forEach((_, door) => {
    const without = all & ~(1 << door)
    if ((open & (1 << door)) === 0 && seenWith(without)) all = without
  })
  return [...doors.keys()].filter((door) => (all & ~open & (1 << door)) !== 0)
}

/** Why a zone is not seen from another, though nothing more than this stood in the way. */
export function blockedSight(ways: Ways, from: Zone, to: Zone, depth: number): BlockedSight {
  const { board, clear, fog } = ways
  const row = sightFrom(board, from, clear, depth, fog)
  const isDark = row[to] !== UNSEEN
  const seen = (open: Gates, deep: number) => sightFrom(board, from, open, deep)[to] !== UNSEEN
  const leavesSight = () => endOf(board, from, to, (zone) => zone === undefined || row[zone] === UNSEEN)
  if (isDark) return { why: 'dark', doors: [], at: endOf(board, from, to, (zone) => zone === to) }
  if (fog && seen(clear, depth)) {
    const at = endOf(board, from, to, (zone) => zone !== undefined && hasZone(fog, 0, zone))
    return { why: 'fog', doors: [], at }
  }
  const near = doorsBetween(board, clear, (open) => seen(open, depth))
  if (near.length > 0) return { why: 'door', doors: near, at: nth(board.doors, nth(near, 0)).at }
  if (depth < UNLIMITED && seen(clear, UNLIMITED)) return { why: 'deep', doors: [], at: leavesSight() }
  const [one, other] = [nth(board.zones, from), nth(board.zones, to)]
  const looks = [natureOf(one).looks, natureOf(other).looks]
  const why =
    looks.includes('raised') && looks.includes('room')
      ? 'raised'
      : areInLine(one.pieces, other.pieces)
        ? 'wall'
        : 'corner'
  return { why, doors: [], at: leavesSight() }
}
