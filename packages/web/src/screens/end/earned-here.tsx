import '../achievements/achievements.css'
import type { Summary } from '../../after/summary.ts'
import { hrefOf } from '../../app/routes.ts'
import { useGameAround } from '../../games/in-game.tsx'
import { useWords } from '../../i18n/use-words.ts'
import { Medal } from '../achievements/medal.tsx'

interface Props {
  readonly summary: Summary
  /** Who sits in a seat. */
  nameOf(seat: number): string
}

/** Achievements of this game; who earned it is said where it was not all together, and not one for all. */
export function EarnedHere({ summary, nameOf }: Props) {
  const { say, name, language } = useWords()
  const ids = [...new Set(summary.earned.map(({ id }) => id))]
  const list = new Intl.ListFormat(language)
  const who = (id: string): string =>
    list.format(
      summary.earned.flatMap((each) =>
        each.id === id && each.seat !== undefined && summary.survivors.length > 1 ? [nameOf(each.seat)] : [],
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
