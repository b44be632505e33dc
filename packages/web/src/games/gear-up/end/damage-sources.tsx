import type { SourceFigures } from '@graveshift/gear-up'
import { Bars } from '../../../after/bars.tsx'
import { useWords } from '../../../i18n/use-words.ts'

/** What hurt, and how much of it armor took. */
export function DamageSources({ sources }: { readonly sources: readonly SourceFigures[] }) {
  const { say, name } = useWords()
  const most = Math.max(1, ...sources.map(({ health, armor }) => health + armor))
  return (
    <section className="panel" aria-labelledby="end-sources">
      <h2 id="end-sources">{say('end.sources')}</h2>
      {sources.length === 0 && <p>{say('end.sources.none')}</p>}
      <Bars
        tone="bad"
        rows={sources.map(({ from, health, armor }) => ({
          id: from,
          name: name('source', from),
          figures: say('end.source.figures', { health, armor }),
          length: health,
          armor,
          of: most,
        }))}
      />
    </section>
  )
}
