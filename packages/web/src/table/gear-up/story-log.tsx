import { useMemo } from 'react'
import { useWords } from '../../i18n/use-words.ts'
import type { GearUpStore } from '../../store/gear-up.ts'

/** What happened, the newest first. */
export function StoryLog({ store, seq }: { readonly store: GearUpStore; readonly seq: number }) {
  const { say, tell } = useWords()
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new batch is the reason to look again
  const lines = useMemo(
    () => store.told().map((line, index) => ({ key: `${line.seq}/${index}`, telling: line.telling })),
    [store, seq],
  )
  return (
    <section className="panel" aria-label={say('word.log')}>
      <h2>{say('word.log')}</h2>
      <ol className="story" reversed>
        {lines.toReversed().map(({ key, telling }) => (
          <li key={key}>{tell(telling)}</li>
        ))}
      </ol>
    </section>
  )
}
