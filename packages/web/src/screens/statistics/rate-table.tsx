import { useId } from 'react'
import type { Rate } from '../../after/statistics.ts'
import { useWords } from '../../i18n/use-words.ts'

interface Props {
  readonly title: string
  readonly rates: readonly Rate[]
  readonly nameOf: (id: string) => string
}

/** Wins of games, thing by thing, with a bar for the share. */
export function RateTable({ title, rates, nameOf }: Props) {
  const { say, language } = useWords()
  const id = useId()
  const percent = new Intl.NumberFormat(language, { style: 'percent' })
  return (
    <section className="panel" aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      <ul className="stat-bars">
        {rates.map(({ of, games, wins }) => (
          <li key={of} className={games === 0 ? 'is-unplayed' : undefined}>
            <span className="stat-name">{nameOf(of)}</span>
            <span>
              {games === 0
                ? say('stats.unplayed')
                : `${say('stats.rate', { wins, games })} · ${percent.format(wins / games)}`}
            </span>
            <svg viewBox={`0 0 ${Math.max(1, games)} 1`} preserveAspectRatio="none" aria-hidden="true">
              <rect className="stat-good" width={wins} height="1" />
            </svg>
          </li>
        ))}
      </ul>
    </section>
  )
}
