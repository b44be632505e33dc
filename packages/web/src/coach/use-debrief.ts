import { type Debrief, type DebriefProgress, debriefBudget } from '@graveshift/bots'
import { nameOfRules } from '@graveshift/games'
import { canonical, has } from '@graveshift/kernel'
import { useCallback, useEffect, useRef, useState } from 'react'
import {
  type DebriefAnswer,
  type DebriefQuestion,
  type Numbered,
  READY,
  type WithEffort,
} from '../bots/bot-message.ts'
import { effort } from '../bots/effort.ts'
import { makeWorker } from '../bots/make-worker.ts'
import type { GameView } from '../store/game-view.ts'
import { shelf } from '../store/shelf.ts'

export type Debriefing =
  | { readonly at: 'reading' }
  | { readonly at: 'waiting' }
  | { readonly at: 'working'; readonly progress: DebriefProgress }
  | { readonly at: 'done'; readonly debrief: Debrief }
  | { readonly at: 'failed' }

/** What a kept debrief must be of to hold: this very game, looked at in this very way. */
const ofGame = ({ session }: GameView): string =>
  `5 ${canonical(debriefBudget(session.rules, effort()))} ${session.log().at(-1)?.link}`

/** The debrief of a finished game: kept from before, or worked out beside the page when it is asked for. */
export function useDebrief(store: GameView): {
  readonly now: Debriefing
  start(): void
  cancel(): void
} {
  const [now, setNow] = useState<Debriefing>({ at: 'reading' })
  const worker = useRef<Worker>(undefined)
  const stop = useCallback(() => {
    worker.current?.terminate()
    worker.current = undefined
  }, [])
  useEffect(() => {
    let isWanted = true
    shelf()
      .debrief(store.id)
      .catch(() => undefined)
      .then((kept) => {
        if (!isWanted) return
        setNow(kept?.of === ofGame(store) ? { at: 'done', debrief: kept.debrief } : { at: 'waiting' })
      })
    return () => {
      isWanted = false
      stop()
    }
  }, [store, stop])
  const start = () => {
    stop()
    const made = makeWorker(nameOfRules(store.session.module))
    worker.current = made
    setNow({ at: 'working', progress: { done: 0, of: 1 } })
    made.onmessage = ({ data }: MessageEvent<DebriefAnswer | typeof READY>) => {
      if (data === READY) return
      if (has(data, 'progress')) return setNow({ at: 'working', progress: data.progress })
      const { debrief } = data
      stop()
      setNow({ at: 'done', debrief })
      // Where nothing can be kept it is worked out again next time.
      shelf()
        .keepDebrief({ id: store.id, of: ofGame(store), debrief })
        .catch(() => undefined)
    }
    made.onerror = () => {
      stop()
      setNow({ at: 'failed' })
    }
    const { options } = store.session
    made.postMessage({
      ask: 'debrief',
      number: 0,
      options,
      effort: effort(),
      log: store.session.log(),
    } satisfies WithEffort<Numbered<DebriefQuestion>>)
  }
  return {
    now,
    start,
    cancel() {
      stop()
      setNow({ at: 'waiting' })
    },
  }
}
