import type { BoardView, GearUp } from '@graveshift/gear-up'
import { isUndo } from '@graveshift/table'
import { startTransition, useEffect, useState } from 'react'
import { useSettings } from '../../../app/settings.ts'
import type { Snapshot } from '../../../store/game-store.ts'
import type { GearUpStore } from '../../../store/gear-up.ts'
import { keepSame } from '../../../store/keep-same.ts'
import { boardOf } from '../board-view.ts'
import { MEASURES, planBeats } from './beats.ts'
import type { Pointer } from './point-at.ts'

/** A moment on the way from the table before a decision to the table after it. */
interface Moment {
  readonly board: BoardView
  /** Events of the last batch that have been shown. */
  readonly until: number
  readonly pointer: Pointer | undefined
  /** Milliseconds until the next one. */
  readonly lasts: number
  next(): Moment | undefined
}

export interface Playback {
  readonly board: BoardView
  readonly busy: boolean
  /** Events of the last batch that have been shown; all when it is over. */
  readonly until: number
  readonly pointer: Pointer | undefined
  skip(): void
}

/** The first moment on the way; none where there is nothing to be watched. */
function begin(
  store: GearUpStore,
  before: GearUpStore['board'],
  shown: BoardView,
  { seq, batch }: Snapshot<GearUp>,
  measure: number,
): Moment | undefined {
  if (!batch || isUndo(batch) || batch.seq !== seq || measure === 0 || document.hidden) return undefined
  const { rules } = store.session
  const { events } = batch
  const beats = planBeats(events)
  const at = (
    index: number,
    from: number,
    earlier: GearUpStore['board'],
    seen: BoardView,
  ): Moment | undefined => {
    const beat = beats[index]
    if (!beat) return undefined
    const board = rules.clone(earlier)
    for (const event of events.slice(from, beat.until)) rules.evolve(board, event)
    const view = keepSame(seen, rules.view(board, 'spectator') as unknown as BoardView)
    return {
      board: view,
      until: beat.until,
      pointer: beat.pointer,
      lasts: beat.length * measure,
      next: () => at(index + 1, beat.until, board, view),
    }
  }
  return at(0, 0, before, shown)
}

/** Shows what a decision led to step by step, at the player's speed. The table itself is already there. */
export function usePlayback(store: GearUpStore, snapshot: Snapshot<GearUp>): Playback {
  const { speed } = useSettings()
  const { seq } = snapshot
  const { session } = store
  const [run, setRun] = useState({ seq, session, board: store.board, view: boardOf(snapshot.view) })
  const [moment, setMoment] = useState<Moment>()

  let now = moment
  if (run.seq !== seq || run.session !== session) {
    // While rendering, so that the end is never drawn before the way there.
    now = begin(store, run.board, run.view, snapshot, MEASURES[speed])
    setRun({ seq, session, board: store.board, view: boardOf(snapshot.view) })
    setMoment(now)
  }

  useEffect(() => {
    if (!moment) return undefined
    // In small pieces: whoever presses something meanwhile is answered first.
    const timer = setTimeout(() => startTransition(() => setMoment(moment.next())), moment.lasts)
    return () => clearTimeout(timer)
  }, [moment])

  return {
    board: now?.board ?? boardOf(snapshot.view),
    busy: now !== undefined,
    until: now?.until ?? Number.POSITIVE_INFINITY,
    pointer: now?.pointer,
    skip: () => setMoment(undefined),
  }
}
