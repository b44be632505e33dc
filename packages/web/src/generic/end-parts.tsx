import './styles/overview.css'
import './styles/series.css'
import type { ReactNode } from 'react'
import { timeAs } from '../after/clock.ts'
import { HelpNote } from '../after/help-note.tsx'
import { useGameAround } from '../games/in-game.tsx'
import { gameOf } from '../games/registry.ts'
import { useWords } from '../i18n/use-words.ts'
import { FigureSheet } from './overview-panel.tsx'
import type { PlainSummary } from './plain-summary.ts'
import { SeriesPlot } from './series-plot.tsx'

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

/** How the figures of the game went. */
export function PlainEndPlot({ summary }: Pick<Props, 'summary'>) {
  return summary.figures.series.map((series) => <SeriesPlot key={series.id} series={series} />)
}

/** What everybody did. */
export function PlainEndFigures({ summary, children }: Props) {
  return (
    <>
      <div className="plain-tables">
        {summary.figures.tables.map((table) => (
          <FigureSheet key={table.id} table={table} />
        ))}
      </div>
      <div className="end-columns">{children}</div>
    </>
  )
}
