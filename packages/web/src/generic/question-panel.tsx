import type { Game } from '@graveshift/kernel'
import { type ReactNode, useId, useMemo } from 'react'
import { faceOf, gameOf } from '../games/registry.ts'
import { useWords } from '../i18n/use-words.ts'
import { Part } from '../rescue/part.tsx'
import { BotNotes } from '../table/bot-notes.tsx'
import { useCompany } from '../table/company.ts'
import { RefusalNote } from '../table/refusal-note.tsx'
import { SeatSwitch } from '../table/seat-switch.tsx'
import { useAnyTable } from '../table/table-state.ts'
import { tellSeat } from '../table/tell-seat.ts'
import { Button } from '../ui/button.tsx'
import { type Answer, type AnswerGroup, answerGroups } from './answers.ts'

/** More answers of a kind are folded away until somebody wants that kind. */
const MANY = 12

function Answers({ answers }: { readonly answers: readonly Answer[] }) {
  const { submit } = useAnyTable()
  const offered = useCompany()?.offered
  return (
    <ul className="answer-list">
      {answers.map(({ key, pick, text, own }) => (
        <li key={key}>
          <Button
            aria-label={own === text ? undefined : text}
            data-answer={key}
            data-offered={offered && JSON.stringify(offered.pick) === JSON.stringify(pick) ? '' : undefined}
            onClick={() => submit(pick)}
          >
            {own}
          </Button>
        </li>
      ))}
    </ul>
  )
}

function Group({ name, answers }: AnswerGroup) {
  const { say } = useWords()
  const title = useId()
  if (name === undefined) return <Answers answers={answers} />
  if (answers.length > MANY)
    return (
      <details className="answer-group">
        <summary>{say('table.answers.of', { name, count: answers.length })}</summary>
        <Answers answers={answers} />
      </details>
    )
  return (
    <section className="answer-group" aria-labelledby={title}>
      <h3 id={title}>{name}</h3>
      <Answers answers={answers} />
    </section>
  )
}

/** The question with all its answers, in the words of the game. */
function Question({ choice }: { readonly choice: Game['choice'] }) {
  const words = useWords()
  const { say, tell } = words
  const { store, session, acting } = useAnyTable()
  const { module, options, state } = session
  const { Head } = faceOf(module.id)
  const { survivors } = gameOf(module.id).labelOf(options)
  const asked = useId()
  const groups = useMemo(
    () => answerGroups(words, session, choice, store.picks(choice)),
    [words, session, choice, store],
  )
  const isTeam = choice.seat === 'team'
  const isAlone = session.seats === 1
  const question = tell(module.tellChoice(options, choice, state.board))
  return (
    <>
      <SeatSwitch />
      <header className="action-head">
        {!isTeam && !isAlone && <Head survivor={survivors[acting] ?? ''} size={40} />}
        <div>
          {/* Whoever plays alone knows who is asked. */}
          <h2 tabIndex={-1} data-focus="question" aria-describedby={isAlone ? undefined : asked}>
            {isAlone ? question : isTeam ? say('table.team') : tell(tellSeat(session, acting))}
          </h2>
          {!isAlone && <p id={asked}>{question}</p>}
        </div>
      </header>
      {groups.map((group) => (
        <Group key={group.name ?? ''} {...group} />
      ))}
    </>
  )
}

/** The question in front; in its place, when all is over, what there is to do then. */
export function QuestionPanel({ over }: { readonly over: ReactNode }) {
  const { choice, refusal } = useAnyTable()
  const { say } = useWords()
  const company = useCompany()
  return (
    <section
      className="action-bar"
      aria-label={say('table.open')}
      data-choice={choice?.kind}
      data-question={choice?.id ?? 'none'}
      data-focus="bar"
      tabIndex={-1}
    >
      {company && (
        <Part name="company" of={company}>
          {company.bar}
          {!choice && company.waiting}
        </Part>
      )}
      {over}
      <BotNotes />
      {refusal && <RefusalNote refusal={refusal} role="alert" />}
      {choice && <Question choice={choice} />}
    </section>
  )
}
