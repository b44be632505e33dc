import { useWords } from '../../i18n/use-words.ts'
import { useGoals } from './goals-panel.tsx'
import { Sign } from './sign.tsx'

/** So many goals have room in the head of a phone. */
const MOST = 2

/** How far the first goals are, where there is no room for their words; pressed, all of them lie open. */
export function GoalChips({ onOpen }: { readonly onOpen: () => void }) {
  const { say } = useWords()
  const goals = useGoals()
  const shown = goals.filter(({ isLast }) => !isLast).slice(0, MOST)
  return (
    <button type="button" className="goal-chips" onClick={onOpen}>
      <span className="unseen">
        {say('zone.goals')}:{' '}
        {goals.map(({ text, done, of }) => `${text} ${say('zone.goal.count', { done, of })}`).join(' ')}
      </span>
      {shown.map(({ text, done, of, isMet }) => (
        <span key={text} aria-hidden="true" data-met={isMet ? '' : undefined}>
          <Sign name={isMet ? 'check' : 'goal'} size={17} />
          {!isMet && of > 0 && `${done}/${of}`}
        </span>
      ))}
    </button>
  )
}
