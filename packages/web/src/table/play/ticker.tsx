import './ticker.css'
import type { Deed } from '@graveshift/kernel'
import type { ReactNode } from 'react'
import { useWords } from '../../i18n/use-words.ts'

interface Props {
  /** The newest first. */
  readonly deeds: readonly Deed[]
  /** Beside it: why, and what can be done about it. */
  readonly children?: ReactNode
}

/** What was just done, in one line that never changes its place. Ears hear of it from the log. */
export function Ticker({ deeds, children }: Props) {
  const { say, tell } = useWords()
  return (
    <div className="ticker">
      <ol className="ticker-lines" aria-label={say('ticker.title')} data-ticker>
        {deeds.map((deed, index) => {
          const text = tell(deed.telling)
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: the same may be done twice
            <li key={index} title={text}>
              {text}
            </li>
          )
        })}
      </ol>
      {children}
    </div>
  )
}
