import type { GoalStory } from '@graveshift/zones/missions'
import { useWords } from '../../i18n/use-words.ts'

/** What was to be done, and how much of it was. */
export function GoalList({ goals }: { readonly goals: readonly GoalStory[] }) {
  const { say, tell } = useWords()
  return (
    <section className="panel" aria-labelledby="end-goals">
      <h2 id="end-goals">{say('missions.end.goals')}</h2>
      <ul className="end-goals">
        {goals.map(({ goal, done, of, met }) => {
          const told = tell(goal)
          return (
            <li key={told} data-met={met || undefined}>
              <span aria-hidden="true">{met ? '✓' : '×'}</span>
              <span>{told}</span>
              <span className="end-goal-count">{say('end.of', { left: done, of })}</span>
            </li>
          )
        })}
      </ul>
    </section>
  )
}
