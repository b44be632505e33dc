import type { GearUp } from '@graveshift/gear-up'
import type { Session } from '@graveshift/table'
import { useEffect, useMemo, useRef } from 'react'
import { roundAt, turnAt } from '../../after/game-summary.ts'
import type { Moment } from '../../after/replay.ts'
import { useWords } from '../../i18n/use-words.ts'

interface Props {
  readonly session: Session<GearUp>
  readonly moments: readonly Moment[]
  readonly at: number
  readonly onShow: (place: number) => void
}

/** The log, place by place: the present one is marked, any other is one click away. */
export function Story({ session, moments, at, onShow }: Props) {
  const { say, tell } = useWords()
  const list = useRef<HTMLOListElement>(null)
  const places = useMemo(() => {
    const told = session.told()
    return moments.map(({ batch, turn }, index) => ({
      index,
      begins: turn !== 0 && turn !== moments[index - 1]?.turn ? turn : undefined,
      lines: told.filter(({ seq }) => seq === batch.seq).map(({ telling }) => telling),
    }))
  }, [session, moments])

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new place is the reason to scroll
  useEffect(() => {
    const here = list.current?.querySelector('[aria-current]')
    if (!(here instanceof HTMLElement) || !list.current) return
    // Only the list scrolls, never the page.
    list.current.scrollTop = here.offsetTop - list.current.clientHeight / 3
  }, [at])

  return (
    <section className="panel story-panel" aria-labelledby="story-title">
      <h2 id="story-title">{say('replay.log')}</h2>
      <ol ref={list} className="story-places">
        {places.map(({ index, begins, lines }) => (
          <li key={index} className={index > at ? 'is-later' : undefined}>
            {begins !== undefined && (
              <h3>{say('replay.at', { round: roundAt(begins), turn: turnAt(begins) })}</h3>
            )}
            <button
              type="button"
              aria-current={index === at ? 'step' : undefined}
              onClick={() => onShow(index)}
            >
              {lines.length === 0 && (
                <span>{say('replay.decision', { now: index, all: moments.length - 1 })}</span>
              )}
              {lines.map((telling, line) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: the lines of a place never change
                <span key={line}>{tell(telling)} </span>
              ))}
            </button>
          </li>
        ))}
      </ol>
    </section>
  )
}
