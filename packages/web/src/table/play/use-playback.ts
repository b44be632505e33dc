import type { Game, View } from '@graveshift/kernel'
import { isUndo } from '@graveshift/table'
import { startTransition, useEffect, useMemo, useState } from 'react'
import { useSettings } from '../../app/settings.ts'
import type { GameView, Snapshot } from '../../store/game-view.ts'
import { type Beat, MEASURES, type Shown } from './beat.ts'

/** What playing back needs to know of a game. */
export interface Played<G extends Game, Board, Pointer, B extends Beat<Pointer> = Beat<Pointer>> {
  /** What is seen of a batch one after the other. */
  plan(events: readonly G['event'][], store: GameView<G>, seq: number): readonly B[]
  /** The board as it is, in the form in which the game shows it. */
  boardNow(store: GameView<G>, view: View): Board
  /** One on the way there, shown with a beat after another. */
  boardThen(store: GameView<G>, board: G['board'], before: Board, beat: B): Board
}

/** The way from the table before a decision to the table after it. */
interface Way<Board, B> {
  readonly beats: readonly B[]
  boardAt(index: number): Board
}

interface Step<Board, B> {
  readonly way: Way<Board, B>
  readonly index: number
}

export interface Playback<Board, Pointer, B extends Beat<Pointer> = Beat<Pointer>> {
  readonly board: Board
  readonly busy: boolean
  /** Events of the last batch that have been shown; all when it is over. */
  readonly until: number
  readonly pointer: Pointer | undefined
  /** Whether the last batch was shown on its way, be it over by now. */
  readonly wasShown: boolean
  /** What is seen happening now; the same object as long as it is the same. */
  readonly shown: Shown | undefined
  /** All that is seen on this way, and at which of it one is; nothing when it is over. */
  readonly beats: readonly B[]
  readonly at: number | undefined
  readonly isPaused: boolean
  pause(isPaused: boolean): void
  /** To another beat of the way, or past its end. */
  go(to: number): void
  skip(): void
}

/** The way there; none where there is nothing to be watched. */
function wayTo<G extends Game, Board, Pointer, B extends Beat<Pointer>>(
  store: GameView<G>,
  seenBefore: Board,
  { seq, batch }: Snapshot<G>,
  { plan, boardThen }: Pick<Played<G, Board, Pointer, B>, 'plan' | 'boardThen'>,
): Way<Board, B> | undefined {
  if (!batch || isUndo(batch) || batch.seq !== seq || document.hidden) return undefined
  const beats = plan(batch.events, store, seq)
  if (beats.length === 0) return undefined
  const after = store.session.moments(seq)
  const boards: Board[] = []
  return {
    beats,
    boardAt(index) {
      for (let at = boards.length; at <= index; at++) {
        const beat = beats[at]
        const before = boards[at - 1] ?? seenBefore
        const moment = beat && after[beat.until - 1]
        // Before the first event the board is the one before all of it.
        const board = moment ? moment.board : store.session.boardAfter(Math.max(0, seq - 1))
        boards.push(beat ? boardThen(store, board, before, beat) : before)
      }
      return boards[index] ?? seenBefore
    },
  }
}

/** Shows what a decision led to step by step, at the player's speed. The table itself is already there. */
export function usePlayback<G extends Game, Board, Pointer, B extends Beat<Pointer> = Beat<Pointer>>(
  store: GameView<G>,
  snapshot: Snapshot<G>,
  { plan, boardNow, boardThen }: Played<G, Board, Pointer, B>,
): Playback<Board, Pointer, B> {
  const measure = MEASURES[useSettings().speed]
  const { seq } = snapshot
  const { session } = store
  const [run, setRun] = useState({
    seq,
    session,
    view: boardNow(store, snapshot.view),
    wasShown: false,
  })
  const [step, setStep] = useState<Step<Board, B>>()
  const [isPaused, pause] = useState(false)

  let now = measure === 0 ? undefined : step
  if (run.seq !== seq || run.session !== session) {
    // While rendering, so that the end is never drawn before the way there.
    const way = measure === 0 ? undefined : wayTo(store, run.view, snapshot, { plan, boardThen })
    now = way && { way, index: 0 }
    setRun({
      seq,
      session,
      view: boardNow(store, snapshot.view),
      wasShown: now !== undefined,
    })
    setStep(now)
    pause(false)
  }
  const way = now?.way
  const at = now?.index
  const beat = at === undefined ? undefined : way?.beats[at]
  const shown = useMemo(() => beat && { cues: beat.cues, lasts: beat.length * measure }, [beat, measure])

  const go = (to: number) =>
    setStep((before) => {
      if (!before || to >= before.way.beats.length) return undefined
      return { way: before.way, index: Math.max(0, to) }
    })

  useEffect(() => {
    if (!step || isPaused) return undefined
    const { way, index } = step
    const lasts = (way.beats[index]?.length ?? 0) * measure
    const next = index + 1 < way.beats.length ? { way, index: index + 1 } : undefined
    // In small pieces: whoever presses something meanwhile is answered first.
    const timer = setTimeout(() => startTransition(() => setStep(next)), lasts)
    return () => clearTimeout(timer)
  }, [step, isPaused, measure])

  return {
    board: now ? now.way.boardAt(now.index) : boardNow(store, snapshot.view),
    busy: now !== undefined,
    until: beat?.until ?? Number.POSITIVE_INFINITY,
    pointer: beat?.pointer,
    wasShown: run.wasShown || now !== undefined,
    shown,
    beats: way?.beats ?? NONE_SEEN,
    at,
    isPaused,
    pause,
    go,
    skip: () => setStep(undefined),
  }
}

const NONE_SEEN: readonly never[] = []
