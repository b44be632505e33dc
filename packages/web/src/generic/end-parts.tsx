import type { ReactNode } from 'react'
import { timeAs } from '../after/clock.ts'
import { HelpNote } from '../after/help-note.tsx'
import { useGameAround } from '../games/in-game.tsx'
import { gameOf } from '../games/registry.ts'
import { useWords } from '../i18n/use-words.ts'
import type { PlainSummary } from './plain-summary.ts'

interface Props {
  readonly summary: PlainSummary
  readonly children: ReactNode
}

/** Won or lost, which game it was, and how long it took. */
export function PlainEndHead({ summary, children }: Props) {
  const { say, name, tell } = useWords()
  const { module } = gameOf(useGameAround())
  const { ending, at, decisions, label, help } = summary
  return (
    <header className="end-head" data-figures="end">
      <div className="end-words">
        <p className="fine">{tell(label)}</p>
        <h1 data-outcome={ending.outcome}>{name('outcome', ending.outcome)}</h1>
        <p className="end-why">{tell(timeAs(module.tellTime(at), 'title'))}</p>
        <HelpNote help={help} />
        <dl className="end-figures">
          <div>
            <dt>{say('end.decisions')}</dt>
            <dd data-figure="decisions">{decisions}</dd>
          </div>
        </dl>
      </div>
      {children}
    </header>
  )
}

export function PlainEndFigures({ children }: Props) {
  return <div className="end-columns">{children}</div>
}
