import type { Options } from '@graveshift/gear-up'
import { useWords } from '../../../i18n/use-words.ts'
import { BossFigure } from '../art/boss-figure.tsx'
import { SurvivorPortrait } from '../art/survivor-portrait.tsx'

/** Against whom, how hard, and with whom. */
export function InPictures({ options }: { readonly options: Options }) {
  const { say, name } = useWords()
  const { boss, difficulty, survivors } = options
  return (
    <div className="daily-setup">
      <BossFigure boss={boss} size={96} />
      <p>
        {say('daily.game', { boss: name('boss', boss, 'name'), difficulty: name('difficulty', difficulty) })}
      </p>
      <ul className="daily-faces">
        {survivors.map((id) => (
          <li key={id}>
            <SurvivorPortrait survivor={id} size={64} />
            <span>{name('survivor', id, 'name')}</span>
          </li>
        ))}
      </ul>
    </div>
  )
}
