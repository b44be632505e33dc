import type { Breakdown } from '@graveshift/kernel'
import { useId } from 'react'
import { Bars } from '../../after/bars.tsx'
import { timeAs } from '../../after/clock.ts'
import { statisticsOf } from '../../after/statistics.ts'
import type { Counted } from '../../after/summary.ts'
import { gameOf } from '../../games/registry.ts'
import { useWords } from '../../i18n/use-words.ts'
import { RateTable } from './rate-table.tsx'

/** What a figure was made up of, over all games. */
function Parts({ title, parts }: Breakdown) {
  const { tell, language } = useWords()
  const id = useId()
  const number = new Intl.NumberFormat(language)
  const most = Math.max(1, ...parts.map(({ value }) => value))
  return (
    <section className="panel" aria-labelledby={id}>
      <h2 id={id}>{tell(title)}</h2>
      <Bars
        tone="bad"
        rows={parts.map(({ id: part, name, value }) => ({
          id: part,
          name: tell(name),
          figures: number.format(value),
          length: value,
          of: most,
        }))}
      />
    </section>
  )
}

interface Props {
  readonly game: string
  readonly games: readonly Counted[]
}

/** Figures over all past games of a kind. */
export function StatisticsFigures({ game, games }: Props) {
  const { say, tell, language } = useWords()
  const { module, talliesOf, isAhead } = gameOf(game)
  const stats = statisticsOf(games, module.rates ?? [], talliesOf)
  const number = new Intl.NumberFormat(language)
  const percent = new Intl.NumberFormat(language, { style: 'percent' })
  const figures = [
    { id: 'games', label: say('stats.games'), value: number.format(stats.games) },
    { id: 'wins', label: say('stats.wins'), value: number.format(stats.wins) },
    { id: 'rate', label: say('stats.win-rate'), value: percent.format(stats.wins / stats.games) },
    { id: 'best', label: say('stats.best-streak'), value: number.format(stats.longest) },
    { id: 'current', label: say('stats.current-streak'), value: number.format(stats.current) },
    {
      id: 'fastest',
      label: say('stats.fastest'),
      value:
        stats.fastest === undefined
          ? say('stats.none')
          : tell(timeAs(module.tellTime(stats.fastest), 'title')),
    },
    ...stats.totals.map(({ id, name, value }) => ({ id, label: tell(name), value: number.format(value) })),
    { id: 'helped', label: say('stats.helped'), value: number.format(stats.helped) },
  ]
  return (
    <>
      <dl className="big-figures" data-figures="statistics">
        {figures.map(({ id, label, value }) => (
          <div key={id} className="panel">
            <dt>{label}</dt>
            <dd data-figure={id}>{value}</dd>
          </div>
        ))}
      </dl>
      <div className="statistics-columns">
        {stats.rates.map(({ id, title, counts }) => (
          <RateTable
            key={id}
            title={tell(title)}
            counts={counts.filter((count) => count.games > 0 || !isAhead?.(count.of))}
          />
        ))}
        {stats.breakdowns.map((each) => (
          <Parts key={each.id} {...each} />
        ))}
      </div>
    </>
  )
}
