import type { Game, View } from '@graveshift/kernel'
import { isUndo } from '@graveshift/table'
import { startTransition, useEffect, useState } from 'react'
import { useSettings } from '../../app/settings.ts'
import type { GameView, Snapshot } from '../../store/game-view.ts'
import { keepSame } from '../../store/keep-same.ts'
import { type Beat, MEASURES, type Shown } from './beat.ts'

/** What playing back needs to know of a game. */
export interface Played<G extends Game, Board, Pointer> {
  plan(events: readonly G['event'][]): readonly Beat<Pointer>[]
  /** The board of a view, in the game's own form. */
  boardOf(view: View): Board
}

/** A moment on the way from the table before a decision to the table after it. */
interface Moment<Board, Pointer> {
  readonly board: Board
  /** Events of the last batch that have been shown. */
  readonly until: number
  readonly pointer: Pointer | undefined
  readonly shown: Shown
  next(): Moment<Board, Pointer> | undefined
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

/** The first moment on the way; none where there is nothing to be watched. */
function begin<G extends Game, Board, Pointer>(
  store: GameView<G>,
  seenBefore: Board,
  { seq, batch }: Snapshot<G>,
  measure: number,
  plan: Played<G, Board, Pointer>['plan'],
): Moment<Board, Pointer> | undefined {
  if (!batch || isUndo(batch) || batch.seq !== seq || measure === 0 || document.hidden) return undefined
  const { rules } = store.session
  const beats = plan(batch.events)
  const after = store.session.moments(seq)
  const at = (index: number, seen: Board): Moment<Board, Pointer> | undefined => {
    const beat = beats[index]
    const moment = beat && after[beat.until - 1]
    if (!moment) return undefined
    const view = keepSame(seen, rules.view(moment.board, 'spectator') as unknown as Board)
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
  { plan, boardOf }: Played<G, Board, Pointer>,
): Playback<Board, Pointer> {
  const { speed } = useSettings()
  const { seq } = snapshot
  const { session } = store
  const [run, setRun] = useState({
    seq,
    session,
    view: boardOf(snapshot.view),
    wasShown: false,
  })
  const [moment, setMoment] = useState<Moment<Board, Pointer>>()

  let now = moment
  if (run.seq !== seq || run.session !== session) {
    // While rendering, so that the end is never drawn before the way there.
    now = begin(store, run.view, snapshot, MEASURES[speed], plan)
    setRun({
      seq,
      session,
      view: boardOf(snapshot.view),
      wasShown: now !== undefined,
    })
    setMoment(now)
  }

  useEffect(() => {
    if (!moment) return undefined
    // In small pieces: whoever presses something meanwhile is answered first.
    const timer = setTimeout(() => startTransition(() => setMoment(moment.next())), moment.shown.lasts)
    return () => clearTimeout(timer)
  }, [moment])

  return {
    board: now?.board ?? boardOf(snapshot.view),
    busy: now !== undefined,
    until: now?.until ?? Number.POSITIVE_INFINITY,
    pointer: now?.pointer,
    wasShown: run.wasShown || now !== undefined,
    shown: now?.shown,
    skip: () => setMoment(undefined),
  }
}
