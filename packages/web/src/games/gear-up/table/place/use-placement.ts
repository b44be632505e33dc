import type { BoardView, Choice, HitPreview, Payment, Pick } from '@graveshift/gear-up'
import type { Refusal } from '@graveshift/kernel'
import { useCallback, useMemo } from 'react'
import { checkPick } from '../../../../store/judge.ts'
import { useKept } from '../../../../table/use-kept.ts'
import { type Hold, held, holdsOf, type Point } from './figure.ts'
import { type GearUpSession, isAllowed, preview, sweepsOf } from './judge.ts'
import { type Handing, openingOf } from './opening.ts'
import { FRESH, figureOf, type Move, movePlacement, type Placement, type Spot } from './placement.ts'
import { fitsOn, makeScout, targetsOf } from './scout.ts'
import { type Sweep, sweepOf, takeTarget } from './sweep.ts'
import { hitOf, sweepPick, type Tool, toolsFor } from './tools.ts'

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
  /** What a hit on several targets at once would be drawn on, where it can be. */
  readonly sweep: Sweep | undefined
  /** Sweep: takes a target or lets it go. */
  take(target: number): void
  /** Squares of a target where the figure fits as it is held. */
  glow(target: number): ReadonlySet<number>
  /** Whether the figure fits on one of these targets as it is held, or turned, or on no target at all. */
  fits(targets: readonly number[]): 'held' | 'turned' | 'no'
  move(move: Move): void
  /** The next legal place on the target at hand, or on any. */
  findFit(targets: readonly number[]): boolean
  /** It as an answer to the question. */
  answer(pay?: Payment): Pick | undefined
}

const PAYMENTS: readonly Payment[] = ['armor', 'health']

const NOWHERE: ReadonlySet<number> = new Set()

interface Placing {
  readonly choice: number | undefined
  readonly now: Placement
  /** Whose tool is in the hand, and which. */
  readonly with: string | undefined
}

const handOf = (choice: Choice, tool: Tool | undefined) => tool && `${choice.seat} ${tool.key}`

const PLACINGS = new WeakMap<GearUpSession, Placing>()

/** The drawing a question asks for; undefined for questions about something else. */
export function useDrawing(
  session: GearUpSession,
  seq: number,
  board: BoardView,
  choice: Choice | undefined,
  /** Targets in front of whoever is asked. */
  near: readonly number[],
  handing: Handing,
  /** Told of everything the hand does but moving about. */
  onMove: () => void,
): Drawing | undefined {
  const [state, setState] = useKept<GearUpSession, Placing>(PLACINGS, session, {
    choice: undefined,
    now: FRESH,
    with: undefined,
  })
  // biome-ignore lint/correctness/useExhaustiveDependencies: the session is the same object at every seq
  const tools = useMemo(() => (choice ? toolsFor(session, choice) : []), [session, choice, seq])
  // Another question, another drawing; no question for a while, and the figure stays in the hand.
  const isNew = choice !== undefined && state.choice !== choice.id
  const open = useCallback(
    (index: number, before?: Hold): Placement => {
      const up = tools[index]
      if (!choice || !up) return FRESH
      return openingOf({ session, choice, board, tool: up, near, handing, hold: before }, index)
    },
    [session, choice, board, tools, near, handing],
  )
  // Within an activation it goes on as it was held: the second hit is often like the first.
  const goesOn = choice?.kind === 'draw' && tools[0] && handOf(choice, tools[0]) === state.with
  const now = isNew
    ? open(0, goesOn ? state.now.hold : undefined)
    : state.choice === choice?.id
      ? state.now
      : FRESH
  const tool = tools[now.tool] ?? tools[0]
  if (isNew) setState({ choice: choice.id, now, with: handOf(choice, tool) })
  const { mode, hold, first, cut, lone } = now

  // biome-ignore lint/correctness/useExhaustiveDependencies: the spot changes with every move of the hand, what fits does not
  const scout = useMemo(
    () => (choice && tool ? makeScout(session, choice, board, tool, now) : undefined),
    [session, choice, board, tool, mode, first, seq],
  )
  // biome-ignore lint/correctness/useExhaustiveDependencies: the session is the same object at every seq
  const sweeps = useMemo(
    () => (choice && tool ? sweepsOf(session, choice, tool) : []),
    [session, choice, tool, seq],
  )
  const plain = tool && figureOf(tool, now)
  // biome-ignore lint/correctness/useExhaustiveDependencies: what the figure is made from
  const figure = useMemo(() => plain && held(plain, hold), [tool, mode, hold, first, cut, lone])

  return useMemo(() => {
    if (!choice || !tool || !scout) return undefined
    const { spot } = now
    const whole = (squares: readonly number[]) => [...(first?.squares ?? []), ...squares]

    const lieAt = (at: Spot) => {
      const { target } = at
      if (!figure || (first && first.target !== target)) return undefined
      const squares = scout.under(figure, at)
      if (!squares) return undefined
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
              (pay) => checkPick(session, choice, hitOf(tool, target, whole(squares), pay)) === undefined,
            )
          : []
      const shown = isHit ? preview(session, choice, hitOf(tool, target, whole(squares), pays[0])) : undefined
      return { target, squares, refusal: allowed ? undefined : refusal, allowed, pays, preview: shown }
    }
    const ghost = ghostAt()
    // As long as nothing was chosen, what stands in front of whoever is asked goes before.
    const own = sweeps.filter(([target = 0]) => near.includes(target))
    const base = now.taken === undefined && own.length > 0 ? own : sweeps
    const { all, ...chosen } = sweepOf(base, now.taken ?? [])
    const sweep = sweeps.length > 0 ? { ...chosen, all: sweepOf(sweeps, []).all } : undefined
    const lie = ghost ?? (now.left && lieAt(now.left))
    const move = (moved: Move) => {
      if (moved.do !== 'hover') onMove()
      setState((before) => {
        const isMine = before.choice === choice.id
        const next =
          moved.do === 'tool' ? open(moved.tool) : movePlacement(isMine ? before.now : FRESH, moved)
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
      sweep,
      take: (target) => move({ do: 'take', taken: takeTarget(sweeps, sweep?.taken ?? [], target) }),
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
        const fits = targets.flatMap((target) => fitsOn(scout, plain, holdsOf(plain), target))
        const keyOf = (target: number, squares: readonly number[]) =>
          `${target}:${squares.toSorted((a, b) => a - b)}`
        const present = ghost && keyOf(ghost.target, ghost.squares)
        const at = fits.findIndex(({ spot: { target }, squares }) => keyOf(target, squares) === present)
        const next = fits[(at + 1) % fits.length]
        if (next) move({ do: 'hold', hold: next.hold, spot: next.spot })
        return next !== undefined
      },
      answer(pay) {
        return now.mode === 'sweep'
          ? sweep?.chosen && sweepPick(tool, sweep.chosen)
          : ghost && hitOf(tool, ghost.target, whole(ghost.squares), pay)
      },
    }
  }, [
    choice,
    tool,
    tools,
    scout,
    now,
    figure,
    first,
    board,
    session,
    plain,
    sweeps,
    near,
    open,
    setState,
    onMove,
  ])
}
