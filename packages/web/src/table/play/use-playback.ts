import type { Game, View } from '@graveshift/kernel'
import { isUndo } from '@graveshift/table'
import { startTransition, useEffect, useState } from 'react'
import { useSettings } from '../../app/settings.ts'
import type { GameView, Snapshot } from '../../store/game-view.ts'
import { type Beat, MEASURES, type Shown } from './beat.ts'

/** What playing back needs to know of a game. */
export interface Played<G extends Game, Board, Pointer> {
  plan(events: readonly G['event'][]): readonly Beat<Pointer>[]
  /** The board as it is, in the form in which the game shows it. */
  boardNow(store: GameView<G>, view: View): Board
  /** One on the way there, shown after another. */
  boardThen(store: GameView<G>, board: G['board'], before: Board): Board
}

/** A step on the way from the table before a decision to the table after it. */
interface PlaybackStep<Board, Pointer> {
  readonly board: Board
  /** Events of the last batch that have been shown. */
  readonly until: number
  readonly pointer: Pointer | undefined
  readonly shown: Shown
  next(): PlaybackStep<Board, Pointer> | undefined
}

export interface Playback<Board, Pointer> {
  readonly board: Board
  readonly busy: boolean
  /** Events of the last batch that have been shown; all when it is over. */
  readonly until: number
  readonly pointer: Pointer | undefined
  /** Whether the last batch was shown on its way, be it over by now. */
  readonly wasShown: boolean
  /** What is seen happening now; the same object as long as it is the same. */
  readonly shown: Shown | undefined
  skip(): void
}

/** The first step on the way; none where there is nothing to be watched. */
function begin<G extends Game, Board, Pointer>(
  store: GameView<G>,
  seenBefore: Board,
  { seq, batch }: Snapshot<G>,
  measure: number,
  { plan, boardThen }: Pick<Played<G, Board, Pointer>, 'plan' | 'boardThen'>,
): PlaybackStep<Board, Pointer> | undefined {
  if (!batch || isUndo(batch) || batch.seq !== seq || measure === 0 || document.hidden) return undefined
  const beats = plan(batch.events)
  const after = store.session.moments(seq)
  const at = (index: number, seen: Board): PlaybackStep<Board, Pointer> | undefined => {
    const beat = beats[index]
    const moment = beat && after[beat.until - 1]
    if (!moment) return undefined
    const view = boardThen(store, moment.board, seen)
    return {
      board: view,
      until: beat.until,
      pointer: beat.pointer,
      shown: { cues: beat.cues, lasts: beat.length * measure },
      next: () => at(index + 1, view),
    }
  }
  return at(0, seenBefore)
}

/** Shows what a decision led to step by step, at the player's speed. The table itself is already there. */
export function usePlayback<G extends Game, Board, Pointer>(
  store: GameView<G>,
  snapshot: Snapshot<G>,
  { plan, boardNow, boardThen }: Played<G, Board, Pointer>,
): Playback<Board, Pointer> {
  const { speed } = useSettings()
  const { seq } = snapshot
  const { session } = store
  const [run, setRun] = useState({
    seq,
    session,
    view: boardNow(store, snapshot.view),
    wasShown: false,
  })
  const [step, setStep] = useState<PlaybackStep<Board, Pointer>>()

  let now = step
  if (run.seq !== seq || run.session !== session) {
    // While rendering, so that the end is never drawn before the way there.
    now = begin(store, run.view, snapshot, MEASURES[speed], { plan, boardThen })
    setRun({
      seq,
      session,
      view: boardNow(store, snapshot.view),
      wasShown: now !== undefined,
    })
    setStep(now)
  }

  useEffect(() => {
    if (!step) return undefined
    // In small pieces: whoever presses something meanwhile is answered first.
    const timer = setTimeout(() => startTransition(() => setStep(step.next())), step.shown.lasts)
    return () => clearTimeout(timer)
  }, [step])

  return {
    board: now?.board ?? boardNow(store, snapshot.view),
    busy: now !== undefined,
    until: now?.until ?? Number.POSITIVE_INFINITY,
    pointer: now?.pointer,
    wasShown: run.wasShown || now !== undefined,
    shown: now?.shown,
    skip: () => setStep(undefined),
  }
}
