import { useId } from 'react'
import { Bars } from '../../after/bars.tsx'
import type { RateCount } from '../../after/statistics.ts'
import { useWords } from '../../i18n/use-words.ts'

interface Props {
  readonly title: string
  readonly counts: readonly RateCount[]
}

/** Wins of games, thing by thing, with a bar for the share. */
export function RateTable({ title, counts }: Props) {
  const { say, tell, language } = useWords()
  const id = useId()
  const percent = new Intl.NumberFormat(language, { style: 'percent' })
  return (
    <section className="panel" aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      <Bars
        tone="good"
        rows={counts.map(({ of, name, games, wins }) => ({
          id: of,
          // What a position brought along goes by its id.
          name: name ? tell(name) : of,
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
