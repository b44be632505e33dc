import { AS_PRINTED, type Hold, held, isCut, type Point } from './figure.ts'
import type { Tool } from './tools.ts'

export type Mode = 'shape' | 'single' | 'split' | 'sweep'

/** Where the hand is: over which target, at which row and column, in parts of a square. */
export interface Spot {
  readonly target: number
  readonly hand: Point
}

/** A drawing in the making. Nothing of it is decided: all of it can be changed until it is drawn. */
export interface Placement {
  readonly tool: number
  readonly mode: Mode
  readonly hold: Hold
  readonly spot: Spot | undefined
  /** Where the hand was last, once it has left the cards: what was said there stands until it does something else. */
  readonly left: Spot | undefined
  /** Whether it lies still until it is drawn, moved or dropped. */
  readonly pinned: boolean
  /** Split: squares of the first part by index, and whether a part is reduced to one square. */
  readonly cut: readonly number[]
  readonly lone: readonly [boolean, boolean]
  /** Split: where the first part lies. */
  readonly first: { readonly target: number; readonly squares: readonly number[] } | undefined
  /** The whole shape was found to fit nowhere. */
  readonly fitless: boolean
  /** Sweep: the targets chosen so far; none where nothing was chosen by hand. */
  readonly taken: readonly number[] | undefined
}

export const FRESH: Placement = {
  tool: 0,
  mode: 'shape',
  hold: AS_PRINTED,
  spot: undefined,
  left: undefined,
  pinned: false,
  cut: [],
  lone: [false, false],
  first: undefined,
  fitless: false,
  taken: undefined,
}

export type Move =
  | { readonly do: 'tool'; readonly tool: number }
  | { readonly do: 'mode'; readonly mode: Mode }
  | { readonly do: 'turn'; readonly by: 1 | -1 }
  | { readonly do: 'mirror' }
  | { readonly do: 'hold'; readonly hold: Hold; readonly spot: Spot }
  | { readonly do: 'hover'; readonly spot: Spot | undefined }
  | { readonly do: 'put'; readonly spot: Spot }
  | { readonly do: 'pin' }
  | { readonly do: 'drop' }
  | { readonly do: 'cut'; readonly square: number }
  | { readonly do: 'lone'; readonly part: 0 | 1 }
  | { readonly do: 'first'; readonly target: number; readonly squares: readonly number[] }
  | { readonly do: 'anew' }
  | { readonly do: 'fitless' }
  | { readonly do: 'take'; readonly taken: readonly number[] }

const isSame = (a: Spot | undefined, b: Spot | undefined): boolean =>
  a?.target === b?.target && a?.hand[0] === b?.hand[0] && a?.hand[1] === b?.hand[1]

/** A hand that has not moved changes nothing: browsers tell of it before every press. */
function hover(now: Placement, spot: Spot | undefined): Placement {
  if (now.pinned || isSame(spot, now.spot)) return now
  return { ...now, spot, left: spot ? undefined : (now.spot ?? now.left) }
}

const LIFTED = { spot: undefined, pinned: false } as const

export function movePlacement(before: Placement, move: Move): Placement {
  if (move.do === 'hover') return hover(before, move.spot)
  const now = before.left ? { ...before, left: undefined } : before
  switch (move.do) {
    case 'tool':
      return { ...FRESH, tool: move.tool }
    case 'mode':
      return { ...FRESH, tool: now.tool, fitless: now.fitless, mode: move.mode, hold: now.hold }
    case 'turn':
      return { ...now, hold: { ...now.hold, turns: (now.hold.turns + move.by + 4) % 4 } }
    case 'mirror': {
      // Mirrored as it is seen: the mirror comes after the turns, and a turn runs the other way in it.
      const { turns, mirrored } = now.hold
      return { ...now, hold: { turns: (4 - turns) % 4, mirrored: !mirrored } }
    }
    case 'hold':
      return { ...now, hold: move.hold, spot: move.spot, pinned: true }
    case 'put':
      return { ...now, spot: move.spot, pinned: true }
    case 'pin':
      return now.spot ? { ...now, pinned: true } : now
    case 'drop':
      return now.spot ? { ...now, ...LIFTED } : { ...now, first: undefined }
    case 'cut': {
      const cut = now.cut.includes(move.square)
        ? now.cut.filter((each) => each !== move.square)
        : [...now.cut, move.square]
      return { ...now, ...LIFTED, cut, first: undefined }
    }
    case 'lone': {
      const [a, b] = now.lone
      return { ...now, ...LIFTED, lone: move.part === 0 ? [!a, b] : [a, !b], first: undefined }
    }
    case 'first':
      return { ...now, ...LIFTED, first: { target: move.target, squares: move.squares }, hold: AS_PRINTED }
    case 'anew':
      return { ...FRESH, tool: now.tool, fitless: now.fitless, mode: now.mode, cut: now.cut, lone: now.lone }
    case 'fitless':
      return { ...FRESH, tool: now.tool, fitless: true, mode: 'single', hold: now.hold }
    case 'take':
      return { ...now, taken: move.taken }
  }
}

/** The figure in the hand, unturned; none while a shape still has to be cut. */
export function figureOf(tool: Tool, now: Placement): readonly Point[] | undefined {
  if (now.mode === 'sweep') return undefined
  if (now.mode === 'single') return [[0, 0]]
  if (now.mode === 'shape') return tool.points
  const first = new Set(now.cut)
  if (!isCut(tool.points, first)) return undefined
  const part = now.first ? 1 : 0
  if (now.lone[part]) return [[0, 0]]
  return held(
    tool.points.filter((_, index) => first.has(index) === (part === 0)),
    AS_PRINTED,
  )
}
