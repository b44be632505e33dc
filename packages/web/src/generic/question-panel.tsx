import { nameOfRules } from '@graveshift/games'
import type { Game } from '@graveshift/kernel'
import { type ReactNode, Suspense, useId, useMemo } from 'react'
import { faceOf, gameOf } from '../games/registry.ts'
import { useWords } from '../i18n/use-words.ts'
import { lazyPart } from '../rescue/lazy-part.tsx'
import { Part } from '../rescue/part.tsx'
import { useGame } from '../store/use-game.ts'
import { BotNotes } from '../table/bot-notes.tsx'
import { useCompany } from '../table/company.ts'
import { ForGood } from '../table/for-good.tsx'
import { RefusalNote } from '../table/refusal-note.tsx'
import { SeatSwitch } from '../table/seat-switch.tsx'
import { useAnyTable } from '../table/table-state.ts'
import { tellSeat } from '../table/tell-seat.ts'
import { AnswerList } from './answer-list.tsx'
import { type AnswerGroup, answerGroups } from './answers.ts'
import { Aside } from './aside.tsx'

const GenericHelp = lazyPart(async () => (await import('./coach-panel.tsx')).GenericHelp)

/** More answers of a kind are folded away until somebody wants that kind. */
const MANY = 12

function Group({ name, answers }: AnswerGroup) {
  const { say } = useWords()
  const { submit } = useAnyTable()
  const list = <AnswerList answers={answers} onGive={(pick) => submit(pick)} />
  const title = useId()
  if (name === undefined) return list
  if (answers.length > MANY)
    return (
      <details className="answer-group">
        <summary>{say('table.answers.of', { name, count: answers.length })}</summary>
        {list}
      </details>
    )
  return (
    <section className="answer-group" aria-labelledby={title}>
      <h3 id={title}>{name}</h3>
      {list}
    </section>
  )
}

/** The question with all its answers, in the words of the game. */
export function PlainQuestion({ choice }: { readonly choice: Game['choice'] }) {
  const words = useWords()
  const { say, tell } = words
  const { store, session, acting } = useAnyTable()
  const { module, options, state } = session
  const { Head } = faceOf(nameOfRules(module))
  const { survivors } = gameOf(nameOfRules(module)).labelOf(options)
  const asked = useId()
  const isTold = useGame(store, (now) => now.help).includes('odds')
  const groups = useMemo(
    () => answerGroups(words, session, choice, store.picks(choice), isTold),
    [words, session, choice, store, isTold],
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
          <ForGood choice={choice} />
        </div>
      </header>
      {groups.map((group) => (
        <Group key={group.name ?? ''} {...group} />
      ))}
    </>
  )
}

interface Props {
  readonly over: ReactNode
  /** How a question is asked where a game has a way of its own. */
  readonly children?: ((choice: Game['choice']) => ReactNode) | undefined
}

const plain = (choice: Game['choice']): ReactNode => <PlainQuestion choice={choice} />

/** The question in front; in its place, when all is over, what there is to do then. */
export function QuestionPanel({ over, children = plain }: Props) {
  const { store, choice, refusal } = useAnyTable()
  const help = useGame(store, (now) => now.help)
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
      {help.length > 0 && (
        <Part name="coach" of={choice?.id}>
          <Suspense fallback={null}>
            <GenericHelp />
          </Suspense>
        </Part>
      )}
      <BotNotes />
      {refusal && <RefusalNote refusal={refusal} role="alert" />}
      {choice && children(choice)}
      <Aside />
    </section>
  )
}
