import { isUndo } from '@graveshift/table'
import { useMemo } from 'react'
import { useWords } from '../../i18n/use-words.ts'
import { pointAt } from './play/point-at.ts'
import { useTable } from './table-state.ts'

/** Lines of the log as far as they have been shown, each with what it is about. */
export function useStory() {
  const { store, session, seq, until } = useTable()
  return useMemo(() => {
    const log = session.log()
    const at = new Map<number, number>()
    return store.told().flatMap(({ seq: batchSeq, telling }) => {
      const index = at.get(batchSeq) ?? 0
      at.set(batchSeq, index + 1)
      if (batchSeq === seq && index >= until) return []
      const batch = log[batchSeq]
      const event = batch && !isUndo(batch) ? batch.events[index] : undefined
      return [{ key: `${batchSeq}/${index}`, seq: batchSeq, telling, event }]
    })
  }, [store, session, seq, until])
}

/** What happened, the newest first. A line points at the board. */
export function StoryLog() {
  const { say, tell } = useWords()
  const { point } = useTable()
  const lines = useStory()
  return (
    <section className="story" aria-label={say('word.log')}>
      <h3>{say('word.log')}</h3>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keys */}
      <ol reversed tabIndex={0} aria-label={say('word.log')}>
        {lines.toReversed().map(({ key, telling, event }) => {
          const pointer = event && pointAt(event)
          return (
            <li
              key={key}
              data-kind={event?.type}
              data-pointing={pointer ? '' : undefined}
              onPointerEnter={() => point(pointer)}
              onPointerLeave={() => point(undefined)}
            >
              {tell(telling)}
            </li>
          )
        })}
      </ol>
    </section>
  )
}

/** For ears: what has just happened. */
export function LiveStory() {
  const { seq } = useTable()
  const { tell } = useWords()
  const lines = useStory()
  return (
    <p className="unseen" role="status" aria-live="polite" data-live="story">
      {lines
        .filter((line) => line.seq === seq)
        .slice(-6)
        .map(({ telling }) => tell(telling))
        .join(' ')}
    </p>
  )
}
