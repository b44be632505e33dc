import type { BoardView, Choice, HitPreview, Payment } from '@graveshift/gear-up'
import type { Json, Refusal } from '@graveshift/kernel'
import { useMemo } from 'react'
import { useKept } from '../use-kept.ts'
import { cornerAt, cornersIn, gripOf, held, holdsOf, nearestCorner, type Point, squaresAt } from './figure.ts'
import { type GearUpSession, isAllowed, judge, preview } from './judge.ts'
import { FRESH, figureOf, type Move, movePlacement, type Placement, type Spot } from './placement.ts'
import { hitOf, type Tool, toolsFor } from './tools.ts'

/** How far the hand may be from a legal place for the figure to go there, in squares. */
const REACH = 1.3

export interface Ghost {
  readonly target: number
  readonly squares: readonly number[]
  readonly refusal: Refusal | undefined
  /** Legal, or legal once it is paid for. */
  readonly allowed: boolean
  /** Ways to pay, where it costs something. */
  readonly pays: readonly Payment[]
  readonly preview: HitPreview | undefined
}

export interface Drawing {
  readonly choice: Choice
  readonly tools: readonly Tool[]
  readonly tool: Tool
  readonly now: Placement
  /** The figure in the hand as it is held. */
  readonly figure: readonly Point[] | undefined
  readonly ghost: Ghost | undefined
  /** Why it may not lie where it is, or was when the hand left. */
  readonly why: Refusal | undefined
  /** Split: the first part is in the hand. */
  readonly isFirst: boolean
  /** Something lies on a card already: the figure, or its first part. */
  readonly isLaid: boolean
  /** Squares of a target where the figure fits as it is held. */
  glow(target: number): ReadonlySet<number>
  /** Whether the figure fits on one of these targets as it is held, or turned, or on no target at all. */
  fits(targets: readonly number[]): 'held' | 'turned' | 'no'
  move(move: Move): void
  /** The next legal place on the target at hand, or on any. */
  findFit(targets: readonly number[]): boolean
  answer(pay?: Payment): Json | undefined
}

function sizeOfTarget(board: BoardView, target: number): { rows: number; columns: number } {
  const grid =
    target < 0
      ? board.boss.bodies.find((body) => body.target === target)?.grid
      : board.zombies.find((zombie) => zombie.target === target)?.grid
  return { rows: grid?.length ?? 0, columns: Math.max(0, ...(grid ?? []).map((text) => text.length)) }
}

const targetsOf = ({ zombies, boss }: BoardView): readonly number[] =>
  [...zombies, ...boss.bodies].map(({ target }) => target)

const PAYMENTS: readonly Payment[] = ['armor', 'health']

/** Asks the rules where a figure may lie. Remembers the answers as long as the table and the figure stay the same. */
function makeScout(session: GearUpSession, choice: Choice, board: BoardView, tool: Tool, now: Placement) {
  const isFirst = now.mode === 'split' && !now.first
  const verdict = (target: number, squares: readonly number[]): Refusal | undefined => {
    if (!isFirst)
      return judge(session, choice, hitOf(tool, target, [...(now.first?.squares ?? []), ...squares]))
    // A part alone is no answer yet; each of its squares by itself is one.
    for (const square of squares) {
      const refusal = judge(session, choice, hitOf(tool, target, [square]))
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
    const { rows, columns } = sizeOfTarget(board, target)
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
  return { isFirst, verdict, corners, glow }
}

const NOWHERE: ReadonlySet<number> = new Set()

interface Placing {
  readonly choice: number | undefined
  readonly now: Placement
  /** Whose tool is in the hand, and which. */
  readonly with: string | undefined
}

const handOf = (choice: Choice, tool: Tool | undefined) => tool && `${choice.seat} ${tool.key}`

const PLACINGS = new WeakMap<GearUpSession, Placing>()

/** The next drawing. Within an activation it goes on as it was held: the second hit is often like the first. */
function drawnNext(before: Placing, choice: Choice, tool: Tool | undefined): Placement {
  const goesOn = choice.kind === 'draw' && tool !== undefined && handOf(choice, tool) === before.with
  return goesOn ? { ...FRESH, hold: before.now.hold } : FRESH
}

/** The drawing a question asks for; undefined for questions about something else. */
export function useDrawing(
  session: GearUpSession,
  seq: number,
  board: BoardView,
  choice: Choice | undefined,
  /** Told of everything the hand does but moving about. */
  onMove: () => void,
): Drawing | undefined {
  const [state, setState] = useKept<GearUpSession, Placing>(PLACINGS, session, {
    choice: choice?.id,
    now: FRESH,
    with: undefined,
  })
  // biome-ignore lint/correctness/useExhaustiveDependencies: the session is the same object at every seq
  const tools = useMemo(() => (choice ? toolsFor(session, choice) : []), [session, choice, seq])
  // Another question, another drawing; no question for a while, and the figure stays in the hand.
  const isNew = choice !== undefined && state.choice !== choice.id
  const now = isNew ? drawnNext(state, choice, tools[0]) : state.choice === choice?.id ? state.now : FRESH
  const tool = tools[now.tool] ?? tools[0]
  if (isNew) setState({ choice: choice.id, now, with: handOf(choice, tool) })
  const { mode, hold, first, cut, lone } = now

  // biome-ignore lint/correctness/useExhaustiveDependencies: the spot changes with every move of the hand, what fits does not
  const scout = useMemo(
    () => (choice && tool ? makeScout(session, choice, board, tool, now) : undefined),
    [session, choice, board, tool, mode, first, seq],
  )
  const plain = tool && figureOf(tool, now)
  // biome-ignore lint/correctness/useExhaustiveDependencies: what the figure is made from
  const figure = useMemo(() => plain && held(plain, hold), [tool, mode, hold, first, cut, lone])

  return useMemo(() => {
    if (!choice || !tool || !scout) return undefined
    const { spot } = now
    const whole = (squares: readonly number[]) => [...(first?.squares ?? []), ...squares]

    const lieAt = ({ target, hand }: Spot) => {
      if (!figure) return undefined
      if (first && first.target !== target) return undefined
      const { rows, columns } = sizeOfTarget(board, target)
      if (rows === 0) return undefined
      const corner =
        nearestCorner(figure, scout.corners(target, figure), hand, REACH) ??
        cornerAt(figure, [Math.round(hand[0]), Math.round(hand[1])], rows, columns)
      const squares = squaresAt(figure, corner)
      const refusal = scout.verdict(target, squares)
      return { target, squares, refusal, allowed: isAllowed(refusal) }
    }
    const ghostAt = (): Ghost | undefined => {
      const lie = spot && lieAt(spot)
      if (!lie) return undefined
      const { target, squares, refusal, allowed } = lie
      const isHit = allowed && !scout.isFirst
      const pays =
        isHit && refusal
          ? PAYMENTS.filter(
              (pay) => judge(session, choice, hitOf(tool, target, whole(squares), pay)) === undefined,
            )
          : []
      const shown = isHit ? preview(session, choice, hitOf(tool, target, whole(squares), pays[0])) : undefined
      return { target, squares, refusal: allowed ? undefined : refusal, allowed, pays, preview: shown }
    }
    const ghost = ghostAt()
    const lie = ghost ?? (now.left && lieAt(now.left))
    const move = (moved: Move) => {
      if (moved.do !== 'hover') onMove()
      setState((before) => {
        const isMine = before.choice === choice.id
        const next = movePlacement(isMine ? before.now : FRESH, moved)
        if (isMine && next === before.now) return before
        return { choice: choice.id, now: next, with: handOf(choice, tools[next.tool] ?? tools[0]) }
      })
    }

    return {
      choice,
      tools,
      tool,
      now,
      figure,
      ghost,
      why: lie?.allowed ? undefined : lie?.refusal,
      isFirst: scout.isFirst,
      isLaid: now.pinned || first !== undefined,
      glow: (target) => (figure ? scout.glow(target, figure) : NOWHERE),
      move,
      fits(targets) {
        if (!figure || !plain || targets.some((target) => scout.corners(target, figure).length > 0))
          return 'held'
        const ways = holdsOf(plain).map((way) => held(plain, way))
        const isOn = (target: number) => ways.some((shape) => scout.corners(target, shape).length > 0)
        if (targets.some(isOn)) return 'turned'
        // In another street it may fit yet.
        return targetsOf(board).some(isOn) ? 'held' : 'no'
      },
      findFit(targets) {
        if (!plain) return false
        const fits = targets.flatMap((target) =>
          holdsOf(plain).flatMap((way) => {
            const shape = held(plain, way)
            const grip = gripOf(shape)
            return scout.corners(target, shape).map((corner) => ({
              hold: way,
              spot: { target, hand: [corner[0] + grip[0], corner[1] + grip[1]] as const },
              key: `${target}:${squaresAt(shape, corner).sort((a, b) => a - b)}`,
            }))
          }),
        )
        const present = ghost && `${ghost.target}:${ghost.squares.toSorted((a, b) => a - b)}`
        const at = fits.findIndex(({ key }) => key === present)
        const next = fits[(at + 1) % fits.length]
        if (next) move({ do: 'hold', hold: next.hold, spot: next.spot })
        return next !== undefined
      },
      answer: (pay) => (ghost ? hitOf(tool, ghost.target, whole(ghost.squares), pay) : undefined),
    }
  }, [choice, tool, tools, scout, now, figure, first, board, session, plain, setState, onMove])
}
