import { memo } from 'react'
import { useWords } from '../../i18n/use-words.ts'
import { Sign } from './sign.tsx'
import { useZones } from './zone-table-state.ts'

interface GoalTold {
  readonly text: string
  readonly done: number
  readonly of: number
  readonly isMet: boolean
  /** Comes after the others. */
  readonly isLast: boolean
}

export function useGoals(): readonly GoalTold[] {
  const { kit, board } = useZones()
  const { tell } = useWords()
  return kit.goals.map(({ kind, data }) => {
    const { done, of } = kind.count(kit, board, data)
    return {
      text: tell(kind.tell(data)),
      done: Math.min(done, of),
      of,
      isMet: kind.met(kit, board, data),
      isLast: kind.last === true,
    }
  })
}

/** What the mission is about, and how far along it is. */
export const GoalsPanel = memo(function GoalsPanel() {
  const { face, kit } = useZones()
  const { say, tell } = useWords()
  const goals = useGoals()
  const rules = face.rules(kit)
  return (
    <section className="zone-panel goals" aria-label={say('zone.goals')} data-figures="goals">
      <h2>{tell(face.title(kit))}</h2>
      <ul>
        {goals.map(({ text, done, of, isMet, isLast }, goal) => (
          <li key={text} data-met={isMet ? '' : undefined} data-waits={isLast && !isMet ? '' : undefined}>
            <Sign name={isMet ? 'check' : isLast ? 'lock' : 'goal'} />
            <span>
              {text}{' '}
              {of > 0 && (
                <strong className="goal-count" data-figure={goal}>
                  {say('zone.goal.count', { done, of })}
                </strong>
              )}
              {isMet && <span className="unseen">{say('zone.goal.met')}</span>}
            </span>
          </li>
        ))}
      </ul>
      {rules.length > 0 && (
        <details className="goal-rules">
          <summary>{say('zone.rules', { count: rules.length })}</summary>
          <ul>
            {rules.map((rule) => (
              <li key={tell(rule)}>{tell(rule)}</li>
            ))}
          </ul>
        </details>
      )}
    </section>
  )
})
