import type { PersonStory } from '@graveshift/zones/missions'
import type { PersonPicture } from '../../games/game-face.ts'
import { useWords } from '../../i18n/use-words.ts'

interface Props {
  readonly people: readonly PersonStory[]
  readonly Head: PersonPicture
}

const sum = (counts: Readonly<Record<string, number>>): number =>
  Object.values(counts).reduce((all, one) => all + one, 0)

/** Who did what, and what became of them. */
export function CrewFigures({ people, Head }: Props) {
  const { say, name, tell } = useWords()
  const fateOf = ({ fate, fell, seat }: PersonStory): string => {
    if (fate === 'fell') return say('missions.end.fate.fell', { round: fell?.round ?? 0 })
    if (seat === undefined) return say(`missions.end.companion.${fate}`)
    return say(`missions.end.fate.${fate}`)
  }
  return (
    <section className="panel" aria-labelledby="end-team">
      <h2 id="end-team">{say('end.team')}</h2>
      <ul className="end-team">
        {people.map((person) => {
          const { id, health, mostHealth, kills, points, searches, wounds, level, fate } = person
          const figures = [
            {
              id: 'health',
              label: tell({ word: 'overview.health' }),
              value: say('end.of', { left: health, of: mostHealth }),
            },
            { id: 'kills', label: say('end.kills'), value: kills },
            { id: 'wounds', label: say('missions.end.wounds'), value: sum(wounds) },
            { id: 'points', label: say('missions.end.points'), value: `${points} (${name('level', level)})` },
            { id: 'searches', label: say('missions.end.searches'), value: searches },
          ]
          return (
            <li key={id} data-figures={`end.person.${id}`} data-fate={fate}>
              <Head survivor={id} size={56} />
              <div>
                <h3>{name('survivor', id, 'name')}</h3>
                <p className="fine">{fateOf(person)}</p>
              </div>
              <dl>
                {figures.map((figure) => (
                  <div key={figure.id}>
                    <dt>{figure.label}</dt>
                    <dd data-figure={figure.id}>{figure.value}</dd>
                  </div>
                ))}
              </dl>
            </li>
          )
        })}
      </ul>
    </section>
  )
}
