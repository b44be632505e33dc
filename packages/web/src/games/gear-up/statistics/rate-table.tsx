import { useId } from 'react'
import { Bars } from '../../../after/bars.tsx'
import { useWords } from '../../../i18n/use-words.ts'
import type { Rate } from './statistics.ts'

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
      <Bars
        tone="good"
        rows={rates.map(({ of, games, wins }) => ({
          id: of,
          name: nameOf(of),
          figures:
            games === 0
              ? say('stats.unplayed')
              : `${say('stats.rate', { wins, games })} · ${percent.format(wins / games)}`,
          length: wins,
          of: Math.max(1, games),
          isDim: games === 0,
        }))}
      />
    </section>
  )
}
