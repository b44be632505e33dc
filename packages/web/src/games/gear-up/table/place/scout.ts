import type { BoardView, Choice } from '@graveshift/gear-up'
import type { Refusal } from '@graveshift/kernel'
import { checkPick } from '../../../../store/judge.ts'
import {
  cornerAt,
  cornersIn,
  gripOf,
  type Hold,
  held,
  nearestCorner,
  type Point,
  squaresAt,
} from './figure.ts'
import { type GearUpSession, isAllowed } from './judge.ts'
import type { Placement, Spot } from './placement.ts'
import { hitOf, type Tool } from './tools.ts'

/** How far the hand may be from a legal place for the figure to go there, in squares. */
const REACH = 1.3

const gridOf = ({ zombies, boss }: BoardView, target: number): readonly string[] =>
  [...zombies, ...boss.bodies].find((each) => each.target === target)?.grid ?? []

const sizeOf = (grid: readonly string[]) => ({
  rows: grid.length,
  columns: Math.max(0, ...grid.map((text) => text.length)),
})

export const targetsOf = ({ zombies, boss }: BoardView): readonly number[] =>
  [...zombies, ...boss.bodies].map(({ target }) => target)

/** Asks the rules where a figure may lie. Remembers the answers as long as the table and the figure stay the same. */
export function makeScout(
  session: GearUpSession,
  choice: Choice,
  board: BoardView,
  tool: Tool,
  now: Placement,
) {
  const isFirst = now.mode === 'split' && !now.first
  const verdict = (target: number, squares: readonly number[]): Refusal | undefined => {
    if (!isFirst)
      return checkPick(session, choice, hitOf(tool, target, [...(now.first?.squares ?? []), ...squares]))
    // A part alone is no answer yet; each of its squares by itself is one.
    for (const square of squares) {
      const refusal = checkPick(session, choice, hitOf(tool, target, [square]))
      if (!isAllowed(refusal)) return refusal
    }
    return undefined
  }
  const known = new Map<string, readonly Point[]>()
  const corners = (target: number, figure: readonly Point[]): readonly Point[] => {
    if (now.first && now.first.target !== target) return []
    const key = `${target}:${figure.join(' ')}`
    const before = known.get(key)
    if (before) return before
    const { rows, columns } = sizeOf(gridOf(board, target))
    const found = cornersIn(figure, rows, columns).filter((corner) =>
      isAllowed(verdict(target, squaresAt(figure, corner))),
    )
    known.set(key, found)
    return found
  }
  const lit = new Map<readonly Point[], ReadonlySet<number>>()
  const glow = (target: number, figure: readonly Point[]): ReadonlySet<number> => {
    const fits = corners(target, figure)
    const before = lit.get(fits)
    if (before) return before
    const squares = new Set(fits.flatMap((corner) => squaresAt(figure, corner)))
    lit.set(fits, squares)
    return squares
  }
  /** The squares under a figure where the hand is; undefined where there is no such target. */
  const under = (figure: readonly Point[], { target, hand }: Spot): readonly number[] | undefined => {
    const grid = gridOf(board, target)
    if (grid.length === 0) return undefined
    const { rows, columns } = sizeOf(grid)
    const spot = [Math.round(hand[0]), Math.round(hand[1])] as const
    // Whoever points with a single square means the space under it: another one would be another answer.
    const isMeant = figure.length === 1 && (grid[spot[0]]?.[spot[1]] ?? '.') !== '.'
    const near = isMeant ? undefined : nearestCorner(figure, corners(target, figure), hand, REACH)
    return squaresAt(figure, near ?? cornerAt(figure, spot, rows, columns))
  }
  return { isFirst, verdict, corners, glow, under }
}

export type Scout = ReturnType<typeof makeScout>

export interface Fit {
  readonly hold: Hold
  readonly spot: Spot
  readonly squares: readonly number[]
}

/** The places on a target where a figure fits, held in one of these ways. */
export function fitsOn(scout: Scout, plain: readonly Point[], ways: readonly Hold[], target: number): Fit[] {
  return ways.flatMap((hold) => {
    const shape = held(plain, hold)
    const grip = gripOf(shape)
    return scout.corners(target, shape).map((corner) => ({
      hold,
      spot: { target, hand: [corner[0] + grip[0], corner[1] + grip[1]] as const },
      squares: squaresAt(shape, corner),
    }))
  })
}

/** The first of these ways to hold a figure in which it fits on one of these targets, and where. */
export function firstFit(
  scout: Scout,
  plain: readonly Point[],
  ways: readonly Hold[],
  targets: readonly number[],
): Fit | undefined {
  for (const way of ways)
    for (const target of targets) {
      const [fit] = fitsOn(scout, plain, [way], target)
      if (fit) return fit
    }
  return undefined
}
