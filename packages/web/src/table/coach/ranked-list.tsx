import { isGradeKnown } from '@graveshift/bots'
import { type Choice, canonical, type Game } from '@graveshift/kernel'
import { useState } from 'react'
import type { ToldAnswer } from '../../bots/bot-message.ts'
import { useRanking } from '../../coach/use-ranking.ts'
import { useWords } from '../../i18n/use-words.ts'
import type { WordKey } from '../../i18n/word-keys.ts'
import { OffButton } from '../../ui/off-button.tsx'
import { sayAnswer } from '../say-answer.ts'
import { useAnyTable } from '../table-state.ts'
import { NoAnswer } from './no-answer.tsx'
import { RankedRow } from './ranked-row.tsx'

/** What a game says of its own about ranked answers. */
export interface RankedProps {
  /** An answer was chosen, or let be, to be shown on the table. */
  onChoose(pick: Game['pick'] | undefined): void
  /** Figures that are the same for all answers to a question. */
  readonly sameForAll?: (choice: Choice) => readonly string[]
  /** What must be known of answers to this question. */
  readonly note?: (choice: Choice) => string | undefined
}

interface AnswerProps extends Pick<RankedProps, 'sameForAll'> {
  readonly choice: Choice
  readonly figures: readonly string[]
  readonly answer: ToldAnswer
  readonly isChosen: boolean
  readonly onChoose: () => void
}

function RankedAnswer({ choice, figures, answer, isChosen, onChoose, sameForAll }: AnswerProps) {
  const { session } = useAnyTable()
  const words = useWords()
  const { say } = words
  const { pick, figures: counts, grade, least } = answer
  const hidden = sameForAll?.(choice) ?? []
  return (
    <RankedRow
      answer={answer}
      isChosen={isChosen}
      onChoose={onChoose}
      grade={
        isGradeKnown(answer) ? (
          <>
            {grade}
            <span className="unseen"> {say('coach.grade')}</span>
            {least < grade && <small>{say('coach.grade.least', { least })}</small>}
          </>
        ) : (
          <small>{say('coach.grade.unknown')}</small>
        )
      }
    >
      <span>{sayAnswer(words, session, choice, pick)}</span>
      <span className="ranked-figures">
        {figures.map((figure, index) => {
          const count = counts[index] ?? 0
          return count === 0 || hidden.includes(figure) ? null : (
            <span key={figure} data-bad={count < 0 ? '' : undefined}>
              {say(`coach.figure.${figure}` as WordKey)} {count > 0 ? `+${count}` : `−${-count}`}
            </span>
          )
        })}
      </span>
    </RankedRow>
  )
}

/** What everybody may want above all. */
const WIN = 'win'

/** The best answers to the question in front, for a goal of the game's. */
export function RankedList({ onChoose, sameForAll, note }: RankedProps) {
  const table = useAnyTable()
  const { choice, open, proposed, session } = table
  const { say } = useWords()
  const [goal, setGoal] = useState(WIN)
  const { ranking, isThinking, hasFailed, again } = useRanking(table, goal === WIN ? undefined : goal)
  const { figures = [], goals: own = {} } = session.rules.judgement.metrics ?? {}
  // A question that is open comes to the front as soon as the table is still.
  if (!choice) return <p className="fine">{say(open.length > 0 ? 'coach.thinking' : 'coach.nothing')}</p>
  const goals = [WIN, ...Object.keys(own)]
  const isOff = (each: string) =>
    each !== WIN && each !== goal && ranking !== undefined && !ranking.goals.includes(each)
  const chosen = proposed === undefined ? undefined : canonical(proposed)
  const more = note?.(choice)
  const hidden = sameForAll?.(choice) ?? []
  const hasFigures = ranking?.best.some(({ figures: counts }) =>
    figures.some((figure, index) => !hidden.includes(figure) && (counts[index] ?? 0) !== 0),
  )
  return (
    <>
      <fieldset className="segments goals" aria-label={say('coach.goal')}>
        {goals.map((each) => (
          <OffButton
            key={each}
            aria-pressed={each === goal}
            off={isOff(each) ? say('coach.goal.off') : undefined}
            onClick={() => setGoal(each)}
          >
            {say(`coach.goal.${each}` as WordKey)}
          </OffButton>
        ))}
      </fieldset>
      {ranking && (
        // Whoever reads the numbers has read what they are: it stands before them.
        <p className="fine">
          {say(goal === WIN ? 'coach.how' : 'coach.how.goal')}
          {hasFigures && ` ${say('coach.of.figures')}`}
        </p>
      )}
      <ol className="ranking" aria-label={say('coach.best')} aria-busy={isThinking}>
        {ranking?.best.map((answer) => {
          const key = canonical(answer.pick)
          return (
            <RankedAnswer
              key={key}
              choice={choice}
              figures={figures}
              answer={answer}
              isChosen={key === chosen}
              onChoose={() => onChoose(key === chosen ? undefined : answer.pick)}
              {...(sameForAll ? { sameForAll } : {})}
            />
          )
        })}
      </ol>
      {hasFailed ? (
        <NoAnswer text={say('coach.failed')} again={again} />
      ) : (
        <p className="fine" role="status">
          {[
            ranking ? say('coach.of', { total: ranking.total }) : say('coach.thinking'),
            goals.some(isOff) ? say('coach.goals.off') : undefined,
            more,
          ]
            .filter((each) => each !== undefined)
            .join(' · ')}
        </p>
      )}
    </>
  )
}
