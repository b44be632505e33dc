import type { SourceFigures } from '../../after/game-summary.ts'
import { useWords } from '../../i18n/use-words.ts'
import { Bar } from './bar.tsx'

/** What hurt, and how much of it armor took. */
export function DamageSources({ sources }: { readonly sources: readonly SourceFigures[] }) {
  const { say, name } = useWords()
  const most = Math.max(1, ...sources.map(({ health, armor }) => health + armor))
  return (
    <section className="panel" aria-labelledby="end-sources">
      <h2 id="end-sources">{say('end.sources')}</h2>
      {sources.length === 0 && <p>{say('end.sources.none')}</p>}
      <ul className="bars">
        {sources.map(({ from, health, armor }) => (
          <li key={from}>
            <span className="bar-name">{name('source', from)}</span>
            <span className="bar-figures">{say('end.source.figures', { health, armor })}</span>
            <Bar of={most} solid={health} hatched={armor} />
          </li>
        ))}
      </ul>
    </section>
  )
}
