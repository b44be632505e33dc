import { type Game, has } from '@graveshift/kernel'
import { personAt } from '@graveshift/zones'
import type { ReactNode } from 'react'
import { useWords } from '../../../i18n/use-words.ts'
import { CardFace } from '../../../zone-table/cards/card-face.tsx'
import { AnswerButton } from '../../../zone-table/decide/answer-button.tsx'
import { useDeciding } from '../../../zone-table/decide/deciding.ts'
import { QuestionHead } from '../../../zone-table/decide/question-head.tsx'
import type { WesternPickOf, WesternQuestion } from './choices.ts'

interface Props {
  readonly choice: Game['choice']
  readonly person?: number
  /** What stands under a card besides its face. */
  readonly under?: (pick: CardPick) => ReactNode
  /** The answer that is about no card, and how it looks. */
  readonly children?: ReactNode
}

interface CardPick {
  readonly do: string
  readonly card: string
  readonly person?: number
  readonly place?: string
}

/** One card of several, each as it is printed; what is no card stands below. */
function CardsPanel({ choice, person, under, children }: Props) {
  const { table } = useDeciding()
  const picks = table.store.picks(choice).flatMap((pick) => (has(pick, 'card') ? [pick as CardPick] : []))
  return (
    <section className="decide">
      <QuestionHead choice={choice} {...(person === undefined ? {} : { person })} />
      <ul className="card-answers">
        {picks.map((pick) => (
          <li key={JSON.stringify(pick)}>
            <AnswerButton choice={choice} pick={pick} className="card-answer">
              <CardFace face={pick.card} />
              {under?.(pick)}
            </AnswerButton>
          </li>
        ))}
      </ul>
      {children && <footer className="decide-foot">{children}</footer>}
    </section>
  )
}

function Otherwise({ choice, deed }: { readonly choice: Game['choice']; readonly deed: string }) {
  const { name } = useWords()
  return (
    <AnswerButton choice={choice} pick={{ do: deed }}>
      {name('pick', deed)}
    </AnswerButton>
  )
}

/** Where a card of that name lies: two of a kind may lie in different places. */
function Place({ pick }: { readonly pick: CardPick }) {
  const { name } = useWords()
  return pick.place === undefined ? null : <small>{name('place', pick.place)}</small>
}

export const DepletePanel = ({ choice }: WesternQuestion<'deplete'>) => (
  <CardsPanel choice={choice} person={choice.person} under={(pick) => <Place pick={pick} />} />
)

export const ToolboxPanel = ({ choice }: WesternQuestion<'toolbox'>) => (
  <CardsPanel choice={choice} person={choice.person} under={(pick) => <Place pick={pick} />}>
    <Otherwise choice={choice} deed="keep-tools" />
  </CardsPanel>
)

export const KeepOnePanel = ({ choice }: WesternQuestion<'keep-one'>) => (
  <CardsPanel choice={choice} person={choice.person} />
)

export const AmmoPanel = ({ choice }: WesternQuestion<'ammo'>) => (
  <CardsPanel choice={choice} person={choice.person} />
)

export const LoseCardPanel = ({ choice }: WesternQuestion<'lose-card'>) => (
  <CardsPanel choice={choice} person={choice.person} />
)

/** Whoever gives up something for a card: its name stands under what it would give. */
export function GiveUpPanel({ choice }: WesternQuestion<'give-up'>) {
  const { board } = useDeciding()
  const { name } = useWords()
  const giver = ({ person }: CardPick) =>
    person === undefined ? null : <small>{name('survivor', personAt(board, person).id, 'name')}</small>
  return (
    <CardsPanel choice={choice} under={giver}>
      {choice.may && <Otherwise choice={choice} deed="leave-it" />}
    </CardsPanel>
  )
}

/** How many attacks armor is rolled for, each by a die of its own. */
export function ArmorPanel({ choice }: WesternQuestion<'armor'>) {
  const { table, kit } = useDeciding()
  const { say, name } = useWords()
  const picks = table.store
    .picks(choice)
    .flatMap((pick) => (has(pick, 'dice') ? [pick as WesternPickOf<'armor'>] : []))
  return (
    <section className="decide">
      <QuestionHead choice={choice} person={choice.person} />
      {choice.cards.map((card) => {
        // The number that a die has to show.
        const { armor } = (kit.cards[card] ?? {}) as { readonly armor?: number }
        return (
          <div key={card} className="armor-answer">
            <div className="shown-card">
              <CardFace face={card} />
            </div>
            <ul className="answers">
              {picks
                .filter((pick) => pick.card === card)
                .map((pick) => (
                  <li key={pick.dice}>
                    <AnswerButton choice={choice} pick={pick}>
                      {say('town.armor', { count: pick.dice, need: armor ?? 0 })}
                    </AnswerButton>
                  </li>
                ))}
            </ul>
          </div>
        )
      })}
      <footer className="decide-foot">
        <AnswerButton choice={choice} pick={{ do: 'bear' }} kind="danger">
          {name('pick', 'bear')}
        </AnswerButton>
      </footer>
    </section>
  )
}
