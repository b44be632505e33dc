import type { Game } from '@graveshift/kernel'
import type { Session } from '@graveshift/table'
import { Fragment, useEffect, useMemo, useRef } from 'react'
import { type Clock, timeAs } from '../../after/clock.ts'
import type { ReplayPlace } from '../../after/replay.ts'
import { storyPlaces } from '../../after/story-places.ts'
import { useWords } from '../../i18n/use-words.ts'

interface Props {
  readonly clock: Clock
  readonly session: Session<Game>
  readonly places: readonly ReplayPlace[]
  readonly at: number
  readonly onShow: (place: number) => void
}

/** The log of the whole game, place by place: the present one is marked, any other is one click away. */
export function Story({ clock, session, places, at, onShow }: Props) {
  const { say, tell } = useWords()
  const list = useRef<HTMLOListElement>(null)
  const told = useMemo(() => {
    const { board } = session.rules.begin(session.options)
    return storyPlaces(places, session.told(), session.module.progress(board).at, clock)
  }, [clock, session, places])

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
      <p className="fine replay-keys">{say('replay.keys')}</p>
      <ol ref={list} className="story-places">
        {told.map((parts, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: places are numbered
          <li key={index} className={index > at ? 'is-later' : undefined}>
            {parts.map(({ begins, lines }, part) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a place never change
              <Fragment key={part}>
                {begins !== undefined && <h3>{tell(timeAs(session.module.tellTime(begins), 'title'))}</h3>}
                <button
                  type="button"
                  aria-current={index === at ? 'step' : undefined}
                  onClick={() => onShow(index)}
                >
                  {lines.length === 0 && (
                    <span>{say('replay.decision', { now: index, all: places.length - 1 })}</span>
                  )}
                  {lines.map((telling, line) => (
                    // biome-ignore lint/suspicious/noArrayIndexKey: the lines of a place never change
                    <span key={line}>{tell(telling)} </span>
                  ))}
                </button>
              </Fragment>
            ))}
          </li>
        ))}
      </ol>
    </section>
  )
}
