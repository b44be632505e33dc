import type { BoardView, GearUp } from '@graveshift/gear-up'
import { isUndo } from '@graveshift/table'
import { useLayoutEffect, useRef, useState } from 'react'
import { useSettings } from '../../../app/settings.ts'
import type { Snapshot } from '../../../store/game-store.ts'
import type { GearUpStore } from '../../../store/gear-up.ts'
import { boardOf } from '../board-view.ts'
import { MEASURES, planBeats } from './beats.ts'
import type { Pointer } from './point-at.ts'

/** A moment on the way from the table before a decision to the table after it. */
interface Moment {
  readonly board: BoardView
  /** Events of the last batch that have been shown. */
  readonly until: number
  readonly pointer: Pointer | undefined
}

export interface Playback {
  readonly board: BoardView
  readonly busy: boolean
  /** Events of the last batch that have been shown; all when it is over. */
  readonly until: number
  readonly pointer: Pointer | undefined
  skip(): void
}

/** Shows what a decision led to step by step, at the player's speed. The table itself is already there. */
export function usePlayback(store: GearUpStore, snapshot: Snapshot<GearUp>): Playback {
  const { speed } = useSettings()
  const [moment, setMoment] = useState<Moment>()
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const { seq, batch } = snapshot
  const { session } = store
  const last = useRef({ seq, board: store.board, session })

  useLayoutEffect(() => {
    const { seq: seen, board: before, session: of } = last.current
    if (seq === seen && of === session) return undefined
    last.current = { seq, board: store.board, session }
    const measure = MEASURES[speed]
    clearTimeout(timer.current)
    setMoment(undefined)
    if (!batch || isUndo(batch) || batch.seq !== seq || measure === 0 || document.hidden) return undefined
    const { rules } = store.session
    const board = rules.clone(before)
    const beats = planBeats(batch.events)
    let done = 0
    const show = (index: number) => {
      const beat = beats[index]
      if (!beat) return setMoment(undefined)
      while (done < beat.until) {
        const event = batch.events[done++]
        if (event) rules.evolve(board, event)
      }
      const view = rules.view(board, 'spectator') as unknown as BoardView
      setMoment({ board: view, until: beat.until, pointer: beat.pointer })
      timer.current = setTimeout(() => show(index + 1), beat.length * measure)
    }
    show(0)
    return undefined
  }, [store, session, seq, batch, speed])

  useLayoutEffect(() => () => clearTimeout(timer.current), [])

  return {
    board: moment?.board ?? boardOf(snapshot.view),
    busy: moment !== undefined,
    until: moment?.until ?? Number.POSITIVE_INFINITY,
    pointer: moment?.pointer,
    skip() {
      clearTimeout(timer.current)
      setMoment(undefined)
    },
  }
}
