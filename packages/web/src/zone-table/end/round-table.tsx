import type { MissionStory } from '@graveshift/zones/missions'
import { useWords } from '../../i18n/use-words.ts'

/** The plots in figures. */
export function RoundTable({ story: { rounds, goals } }: { readonly story: MissionStory }) {
  const { say, tell } = useWords()
  const named = goals.map(({ goal }) => tell(goal))
  return (
    <details className="turn-table">
      <summary>{say('end.plot.table')}</summary>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard */}
      <section className="wide" tabIndex={0} aria-label={say('end.plot.table')}>
        <table className="turn-figures">
          <thead>
            <tr>
              <th scope="col">{say('missions.end.round')}</th>
              <th scope="col">{tell({ word: 'figures.zombies' })}</th>
              <th scope="col">{tell({ word: 'figures.health' })}</th>
              {named.map((goal) => (
                <th key={goal} scope="col">
                  {goal}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rounds.map(({ round, zombies, health, goals: done }) => (
              <tr key={round}>
                <th scope="row">{round}</th>
                <td>{zombies}</td>
                <td>{health}</td>
                {named.map((goal, index) => (
                  <td key={goal}>{done[index]}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </section>
    </details>
  )
}
