import { CONTENT } from '@graveshift/gear-up'
import { Bars } from '../../../after/bars.tsx'
import type { Counted } from '../../../after/summary.ts'
import { useWords } from '../../../i18n/use-words.ts'
import type { GameSummary } from '../after/game-summary.ts'
import { RateTable } from './rate-table.tsx'
import { type Known, statisticsOf } from './statistics.ts'

const ids = (things: readonly { readonly id: string }[]): readonly string[] => things.map(({ id }) => id)

const KNOWN: Known = {
  difficulties: ids(CONTENT.difficulties),
  bosses: ids(CONTENT.bosses),
  survivors: ids(CONTENT.survivors),
}

/** Figures over all past games of Gear Up. */
export function StatisticsFigures({ games }: { readonly games: readonly Counted<GameSummary>[] }) {
  const { say, name, language } = useWords()
  const stats = statisticsOf(games, KNOWN)
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
      value: stats.fastest ? say('stats.fastest.at', { ...stats.fastest }) : say('stats.none'),
    },
    { id: 'kills', label: say('stats.kills'), value: number.format(stats.kills) },
    { id: 'crossed', label: say('stats.crossed'), value: number.format(stats.crossed) },
    { id: 'lost', label: say('stats.lost'), value: number.format(stats.lost) },
    { id: 'helped', label: say('stats.helped'), value: number.format(stats.helped) },
  ]
  const most = Math.max(1, ...stats.bySource.map(({ health }) => health))
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
        <RateTable
          title={say('stats.by-difficulty')}
          rates={stats.byDifficulty}
          nameOf={(id) => name('difficulty', id)}
        />
        <RateTable
          title={say('stats.by-boss')}
          rates={stats.byBoss}
          nameOf={(id) => name('boss', id, 'name')}
        />
        <RateTable
          title={say('stats.by-survivor')}
          rates={stats.bySurvivor}
          nameOf={(id) => name('survivor', id, 'name')}
        />
        <RateTable
          title={say('stats.by-seats')}
          rates={stats.bySeats}
          nameOf={(id) => say('stats.seats', { count: Number(id) })}
        />
        {stats.bySource.length > 0 && (
          <section className="panel" aria-labelledby="stats-sources">
            <h2 id="stats-sources">{say('stats.by-source')}</h2>
            <Bars
              tone="bad"
              rows={stats.bySource.map(({ from, health }) => ({
                id: from,
                name: name('source', from),
                figures: number.format(health),
                length: health,
                of: most,
              }))}
            />
          </section>
        )}
      </div>
    </>
  )
}
