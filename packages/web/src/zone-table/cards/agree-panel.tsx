import { type AgreePick, listsOf, personAt, type ZonesChoiceOf } from '@graveshift/zones'
import { useWords } from '../../i18n/use-words.ts'
import { AnswerButton } from '../decide/answer-button.tsx'
import { useDeciding } from '../decide/deciding.ts'
import { QuestionHead } from '../decide/question-head.tsx'
import { CardFace } from './card-face.tsx'
import { changesIn } from './changes.ts'
import { TrayHead } from './person-tray.tsx'

const AGREE: AgreePick = { do: 'agree' }
const DECLINE: AgreePick = { do: 'decline' }

interface RowProps {
  readonly title: string
  readonly cards: readonly string[]
}

function CardRow({ title, cards }: RowProps) {
  if (cards.length === 0) return null
  return (
    <div className="agree-row">
      <h3>{title}</h3>
      <ul>
        {cards.map((face, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: equal cards are alike
          <li key={`${face}${index}`}>
            <CardFace face={face} />
          </li>
        ))}
      </ul>
    </div>
  )
}

/** A trade as its partner sees it: what comes, what goes, before anything has changed hands. */
export function AgreePanel({ choice }: { readonly choice: ZonesChoiceOf<'agree'> }) {
  const { board } = useDeciding()
  const { say, name } = useWords()
  const { person, partner, before } = choice
  const count = (before.length - 2) / 2
  const was = before.slice(count, -2).flat()
  const { gained, lost } = changesIn(was, listsOf(personAt(board, partner)).flat())
  const [, led = []] = before.slice(-2)
  const leads = board.people.flatMap(({ id, leader }) => (leader === partner ? [id] : []))
  const companions = changesIn(led, leads)
  const isSame = gained.length + lost.length + companions.gained.length + companions.lost.length === 0
  const called = (ids: readonly string[]) => ids.map((id) => name('survivor', id, 'name')).join(', ')
  return (
    <section className="decide">
      <QuestionHead
        choice={choice}
        person={person}
        title={say('zone.cards.offer', { person: name('survivor', personAt(board, person).id, 'name') })}
      />
      <TrayHead person={partner} board={board} />
      <CardRow title={say('zone.cards.gets')} cards={gained} />
      <CardRow title={say('zone.cards.gives')} cards={lost} />
      {companions.gained.length > 0 && (
        <p>{say('zone.cards.gets.people', { people: called(companions.gained) })}</p>
      )}
      {companions.lost.length > 0 && (
        <p>{say('zone.cards.gives.people', { people: called(companions.lost) })}</p>
      )}
      {isSame && <p className="fine">{say('zone.cards.same')}</p>}
      <footer className="decide-foot">
        <AnswerButton choice={choice} pick={DECLINE}>
          {name('pick', 'decline')}
        </AnswerButton>
        <AnswerButton choice={choice} pick={AGREE} kind="primary">
          {name('pick', 'agree')}
        </AnswerButton>
      </footer>
    </section>
  )
}
