import { has } from '@graveshift/kernel'
import {
  type AssignPick,
  anyCard,
  type MayPick,
  NONE,
  type ShieldPick,
  type ZonesChoiceOf,
} from '@graveshift/zones'
import { useWords } from '../../i18n/use-words.ts'
import { CardFace } from '../cards/card-face.tsx'
import { AnswerButton } from './answer-button.tsx'
import { useDeciding } from './deciding.ts'
import { PersonLine } from './people-panel.tsx'
import { QuestionHead } from './question-head.tsx'

/** A card for a wound, or the wound. */
export function ShieldPanel({ choice }: { readonly choice: ZonesChoiceOf<'shield'> }) {
  const { table } = useDeciding()
  const { name } = useWords()
  const picks = table.store.picks(choice) as readonly ShieldPick[]
  return (
    <section className="decide">
      <QuestionHead choice={choice} person={choice.person} />
      <ul className="card-answers">
        {picks.map((pick) =>
          pick.do === 'shield' ? (
            <li key={pick.card}>
              <AnswerButton choice={choice} pick={pick} className="card-answer">
                <CardFace face={pick.card} />
              </AnswerButton>
            </li>
          ) : null,
        )}
      </ul>
      <footer className="decide-foot">
        <AnswerButton choice={choice} pick={{ do: 'endure' }} kind="danger">
          {name('pick', 'endure')}
        </AnswerButton>
      </footer>
    </section>
  )
}

/** Which zombie card a spawn zone gets. */
export function AssignPanel({ choice }: { readonly choice: ZonesChoiceOf<'assign'> }) {
  const { table, kit, board, skin } = useDeciding()
  const { tell } = useWords()
  const picks = table.store.picks(choice) as readonly AssignPick[]
  return (
    <section className="decide">
      <QuestionHead choice={choice} />
      <ul className="answers">
        {picks.map((pick) => {
          const card = kit.spawnCards[pick.card]
          const kind = card && (has(card, 'kind') ? card.kind : card.activates)
          return (
            <li key={pick.card}>
              <AnswerButton choice={choice} pick={pick}>
                <span className="person-line">
                  {kind !== undefined && <skin.Zombie kind={kind} size={44} />}
                  <b>{tell(anyCard(kit, board, pick.card))}</b>
                </span>
              </AnswerButton>
            </li>
          )
        })}
      </ul>
    </section>
  )
}

/** Skills that are offered now and then, by what the offer is called. */
const SKILL_OF: Readonly<Record<string, string>> = {
  match: 'matching-set',
  destiny: 'destiny',
  tactics: 'tactician',
  spare: 'steady-hand',
  heal: 'medic',
}

/** Something offered that may be left: about somebody, or about a card. */
export function MayPanel({ choice }: { readonly choice: ZonesChoiceOf<'may'> }) {
  const { kit } = useDeciding()
  const { name } = useWords()
  const { person, other, card, what } = choice
  const skill = SKILL_OF[what]
  const yes: MayPick = { do: 'yes' }
  const no: MayPick = { do: 'no' }
  return (
    <section className="decide">
      <QuestionHead choice={choice} person={person} />
      {skill !== undefined && (
        <p className="fine">
          <b>{name('skill', skill, 'name')}:</b> {name('skill', skill, 'text')}
        </p>
      )}
      {other !== NONE && <PersonLine person={other} />}
      {kit.cards[card] && (
        <div className="shown-card">
          <CardFace face={card} />
        </div>
      )}
      <footer className="decide-foot">
        <AnswerButton choice={choice} pick={no}>
          {name('pick', 'no')}
        </AnswerButton>
        <AnswerButton choice={choice} pick={yes} kind="primary" guard="reveals">
          {name('pick', 'yes')}
        </AnswerButton>
      </footer>
    </section>
  )
}
