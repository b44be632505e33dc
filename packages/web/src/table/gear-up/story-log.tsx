import type { Event } from '@graveshift/gear-up'
import type { Telling } from '@graveshift/kernel'
import { isUndo } from '@graveshift/table'
import { type KeyboardEvent, memo, type PointerEvent, useMemo, useState } from 'react'
import { useWords } from '../../i18n/use-words.ts'
import { pointAt } from './play/point-at.ts'
import { useCalmTable } from './table-state.ts'

/** Lines of the log as far as they have been shown, each with what it is about. */
export function useStory() {
  const { store, session, seq, until } = useCalmTable()
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

interface LineProps {
  readonly telling: Telling
  readonly event: Event | undefined
  readonly at: boolean
}

/** There are many, and each is told once. */
const StoryLine = memo(function StoryLine({ telling, event, at }: LineProps) {
  const { tell } = useWords()
  return (
    <li
      data-kind={event?.type}
      data-pointing={event && pointAt(event) ? '' : undefined}
      data-at={at ? '' : undefined}
    >
      {tell(telling)}
    </li>
  )
})

/** What happened, the newest first. A line points at the board. */
export function StoryLog() {
  const { say } = useWords()
  const { point } = useCalmTable()
  const lines = useStory().toReversed()
  const [at, setAt] = useState<number>()
  const walk = (event: KeyboardEvent<HTMLOListElement>) => {
    const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0
    if (step === 0) return
    event.preventDefault()
    const next = Math.max(0, Math.min((at ?? -1) + step, lines.length - 1))
    const line = lines[next]
    setAt(next)
    point(line?.event && pointAt(line.event))
    event.currentTarget.children[next]?.scrollIntoView({ block: 'nearest' })
  }
  const leave = () => {
    setAt(undefined)
    point(undefined)
  }
  const hover = ({ target, currentTarget }: PointerEvent<HTMLOListElement>) => {
    const under = target instanceof Element ? target.closest('li') : null
    const event = under ? lines[[...currentTarget.children].indexOf(under)]?.event : undefined
    point(event && pointAt(event))
  }
  return (
    <section className="story" aria-label={say('word.log')}>
      <h2>{say('word.log')}</h2>
      <ol
        reversed
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keys
        tabIndex={0}
        aria-label={say('word.log')}
        onKeyDown={walk}
        onBlur={leave}
        onPointerOver={hover}
        onPointerLeave={() => point(undefined)}
      >
        {lines.map(({ key, telling, event }, index) => (
          <StoryLine key={key} telling={telling} event={event} at={index === at} />
        ))}
      </ol>
    </section>
  )
}

/** For ears: what has just happened. */
export function LiveStory() {
  const { seq } = useCalmTable()
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
