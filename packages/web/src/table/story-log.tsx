import type { Event, Telling } from '@graveshift/kernel'
import { isUndo, lineOfPlay } from '@graveshift/table'
import { type KeyboardEvent, memo, type PointerEvent, useMemo, useState } from 'react'
import { useWords } from '../i18n/use-words.ts'
import { markedLine, type PointedLine } from './marked-line.ts'
import type { Pointer } from './pointer.ts'
import { useAnyTable } from './table-state.ts'

/** Lines of the log as far as they have been shown, each with what it is about. */
export function useStory() {
  const { store, session, seq, until } = useAnyTable()
  return useMemo(() => {
    const log = session.log()
    const at = new Map<number, number>()
    const counting = new Set(lineOfPlay(log).map((batch) => batch.seq))
    return store.told().flatMap(({ seq: batchSeq, telling }) => {
      const index = at.get(batchSeq) ?? 0
      at.set(batchSeq, index + 1)
      if (batchSeq === seq && index >= until) return []
      const batch = log[batchSeq]
      const event = batch && !isUndo(batch) ? batch.events[index] : undefined
      // What was taken back happened, and counts no more; that it was taken back still does.
      const undone = batch !== undefined && !isUndo(batch) && !counting.has(batchSeq)
      return [{ key: `${batchSeq}/${index}`, seq: batchSeq, telling, event, undone }]
    })
  }, [store, session, seq, until])
}

/** What a game's log says besides its words. */
export interface StoryMarks {
  /** What on the table an event is about. */
  pointAt(event: Event): Pointer | undefined
  /** Whether what it tells cost nothing in the end. */
  isSpared(event: Event): boolean
  /** Whether the event after it, of the same decision, says all of it better. */
  isSaidBy?(event: Event, next: Event): boolean
}

type Line = ReturnType<typeof useStory>[number]

/** Lines without those that the next one says better. */
const saidOnce = (lines: readonly Line[], { isSaidBy }: Partial<StoryMarks> = {}): readonly Line[] =>
  lines.filter(({ event, seq }, index) => {
    const next = lines[index + 1]
    return !(event && next?.event && next.seq === seq && isSaidBy?.(event, next.event))
  })

interface LineProps {
  readonly marks: StoryMarks
  readonly telling: Telling
  readonly event: Event | undefined
  /** Taken back since. */
  readonly undone: boolean
  readonly at: boolean
}

/** A line; where it begins with somebody's name, that stands out. */
function Told({ telling }: Pick<LineProps, 'telling'>) {
  const { tell } = useWords()
  const text = tell(telling)
  const who = telling.with?.person
  const name = typeof who === 'object' ? tell(who) : ''
  if (name === '' || !text.startsWith(name)) return text
  return (
    <>
      <b>{name}</b>
      {text.slice(name.length)}
    </>
  )
}

/** There are many, and each is told once. */
const StoryLine = memo(function StoryLine({ marks, telling, event, undone, at }: LineProps) {
  const told = <Told telling={telling} />
  return (
    <li
      data-kind={event?.type}
      data-pointing={event && marks.pointAt(event) ? '' : undefined}
      data-at={at ? '' : undefined}
      data-spared={event && marks.isSpared(event) ? '' : undefined}
    >
      {undone ? <s>{told}</s> : told}
    </li>
  )
})

/** What happened, the newest first. A line points at the board; while the table moves, the newest one does. */
export function StoryLog({ marks }: { readonly marks: StoryMarks }) {
  const { say } = useWords()
  const { point, seq, busy } = useAnyTable()
  const lines = saidOnce(useStory(), marks).toReversed()
  const [hand, setHand] = useState<PointedLine>()
  const at = markedLine(lines[0]?.key, hand, seq, busy)
  const pointAtLine = (line: (typeof lines)[number] | undefined) => {
    if (line?.key === at) return
    setHand(line && { key: line.key, seq })
    point(line?.event && marks.pointAt(line.event))
  }
  const walk = (event: KeyboardEvent<HTMLOListElement>) => {
    const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0
    if (step === 0) return
    event.preventDefault()
    const now = lines.findIndex(({ key }) => key === at)
    const next = Math.max(0, Math.min(now + step, lines.length - 1))
    pointAtLine(lines[next])
    event.currentTarget.children[next]?.scrollIntoView({ block: 'nearest' })
  }
  const hover = ({ target, currentTarget, movementX, movementY, type }: PointerEvent<HTMLOListElement>) => {
    // A browser also tells of hands that lie still while the page moves beneath them.
    if (type === 'pointermove' && movementX === 0 && movementY === 0) return
    const under = target instanceof Element ? target.closest('li') : null
    if (!busy && under) pointAtLine(lines[[...currentTarget.children].indexOf(under)])
  }
  const leave = () => {
    setHand(undefined)
    point(undefined)
  }
  return (
    <section className="story" aria-label={say('table.log')}>
      <h2>{say('table.log')}</h2>
      <ol
        reversed
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keys
        tabIndex={0}
        aria-label={say('table.log')}
        onKeyDown={walk}
        onBlur={leave}
        onPointerDown={hover}
        onPointerMove={hover}
        onPointerLeave={leave}
      >
        {lines.map(({ key, telling, event, undone }) => (
          <StoryLine
            key={key}
            marks={marks}
            telling={telling}
            event={event}
            undone={undone}
            at={key === at}
          />
        ))}
      </ol>
    </section>
  )
}

/** For ears: what has just happened. */
export function LiveStory({ marks }: { readonly marks?: StoryMarks }) {
  const { seq } = useAnyTable()
  const { tell } = useWords()
  const lines = saidOnce(useStory(), marks)
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
