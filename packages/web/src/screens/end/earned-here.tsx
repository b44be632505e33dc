import '../achievements/achievements.css'
import type { Summary } from '../../after/summary.ts'
import { hrefOf } from '../../app/routes.ts'
import { useGameAround } from '../../games/in-game.tsx'
import { useWords } from '../../i18n/use-words.ts'
import { Medal } from '../achievements/medal.tsx'

/** Achievements of this game; who earned it is said where it was not all together. */
export function EarnedHere({ summary }: { readonly summary: Summary }) {
  const { say, name, language } = useWords()
  const ids = [...new Set(summary.earned.map(({ id }) => id))]
  const list = new Intl.ListFormat(language)
  const who = (id: string): string =>
    list.format(
      summary.earned.flatMap((each) =>
        each.id === id && each.seat !== undefined
          ? [name('survivor', summary.survivors[each.seat] ?? '', 'name')]
          : [],
      ),
    )
  return (
    <section className="panel" aria-labelledby="end-earned">
      <h2 id="end-earned">{say('end.achievements')}</h2>
      {ids.length === 0 && <p>{say('end.achievements.none')}</p>}
      {summary.help?.includes('bots') && <p className="fine">{say('end.achievements.bots')}</p>}
      <ul className="earned">
        {ids.map((id) => (
          <li key={id}>
            <Medal earned size={40} />
            <div>
              <strong>{name('achievement', id, 'name')}</strong>
              <p className="fine">
                {name('achievement', id, 'text')}
                {who(id) !== '' && ` (${who(id)})`}
              </p>
            </div>
          </li>
        ))}
      </ul>
      <p>
        <a href={hrefOf({ screen: 'achievements', game: useGameAround() })}>{say('end.achievements.all')}</a>
      </p>
    </section>
  )
}
