import { type ArrangePick, NONE, personAt, type ZonesChoiceOf } from '@graveshift/zones'
import { useMemo, useState } from 'react'
import { useWords } from '../../i18n/use-words.ts'
import type { WordKey } from '../../i18n/word-keys.ts'
import { Button } from '../../ui/button.tsx'
import { useDeciding } from '../decide/deciding.ts'
import { giveInTurn } from '../decide/give-in-turn.ts'
import { QuestionHead } from '../decide/question-head.tsx'
import {
  answersTo,
  asksPartner,
  type Draft,
  drafted,
  draftOf,
  isChanged,
  refusalOf,
  withFinds,
} from './draft.ts'
import { placesOf, TrayHead } from './person-tray.tsx'
import { type MoveName, SlotBoard, type Tray } from './slot-board.tsx'
import type { Cell, SlotMove } from './slot-model.ts'

const FOUND = 'found'
const PARTNERS = 'partner-'
const DONE: ArrangePick = { do: 'done' }

const isTheirs = (place: string): boolean => place.startsWith(PARTNERS)

function nameOf({ from, to, for: back }: SlotMove): MoveName {
  if (back !== undefined) return 'swap'
  if (from === FOUND) return 'keep'
  if (isTheirs(from) === isTheirs(to)) return 'move'
  return isTheirs(to) ? 'give' : 'take'
}

const movesIn = (picks: readonly ArrangePick[]): readonly SlotMove[] =>
  picks.flatMap((pick) => (pick.do === 'put' ? [pick] : []))

const putOf = (move: SlotMove): ArrangePick => ({ do: 'put', ...move })

/** Companions of either one who may go over to the other. */
function HandOvers({
  draft,
  onPick,
}: {
  readonly draft: Draft
  readonly onPick: (pick: ArrangePick) => void
}) {
  const { table } = useDeciding()
  const { say, name } = useWords()
  const over = answersTo(table.session.rules, draft).flatMap((pick) =>
    pick.do === 'hand-over' ? [pick] : [],
  )
  return over.map((pick) => {
    const who = personAt(draft.board, pick.companion)
    const to = who.leader === draft.choice.person ? draft.choice.partner : draft.choice.person
    return (
      <Button key={pick.companion} className="hand-over" onClick={() => onPick(pick)}>
        {say('zone.cards.hand-over', {
          companion: name('survivor', who.id, 'name'),
          leader: name('survivor', personAt(draft.board, to).id, 'name'),
        })}
      </Button>
    )
  })
}

/** Cards moved about: after a search, in a trade, for the reorganizing itself. Nothing of it is decided before it is done. */
export function ArrangePanel({ choice }: { readonly choice: ZonesChoiceOf<'arrange'> }) {
  const { table, kit, board } = useDeciding()
  const words = useWords()
  const { say, name, refuse } = words
  const { rules } = table.session
  const begin = useMemo(() => withFinds(rules, kit, draftOf(board, choice)), [rules, kit, board, choice])
  const [kept, keep] = useState<{ readonly from: Draft; readonly draft: Draft }>()
  // Another question, or the same after an undo, begins anew.
  const draft = kept?.from === begin ? kept.draft : begin
  const to = (next: Draft) => keep({ from: begin, draft: next })
  const moves = useMemo(() => movesIn(answersTo(rules, draft)), [rules, draft])

  const { person, partner } = choice
  const trays: Tray[] = []
  const tray = (whose: number, prefix: string): Tray => ({
    id: prefix,
    name: name('survivor', personAt(draft.board, whose).id, 'name'),
    head: <TrayHead person={whose} board={draft.board} />,
    places: placesOf({
      kit,
      board: draft.board,
      person: whose,
      idOf: (slot) => `${prefix}${slot}`,
      titleOf: (slot) => name('place', slot),
    }).map((place) => ({ ...place, fresh: board.found })),
  })
  if (partner !== NONE) trays.push(tray(partner, PARTNERS))
  trays.push(tray(person, ''))
  const { found } = draft.board
  if (found.length > 0)
    trays.unshift({
      id: FOUND,
      name: say('zone.cards.found'),
      head: <h2 className="found-head">{say('zone.cards.found')}</h2>,
      places: [
        {
          id: FOUND,
          title: name('place', FOUND),
          cards: found,
          room: Math.max(1, found.length),
          small: false,
        },
      ],
    })

  const done = () => {
    const [first = DONE, ...rest] = [...draft.picks, DONE]
    const { store, acting } = table
    table.submit(first)
    if (rest.length > 0) void giveInTurn(store, acting, choice, rest)
  }
  const whyNot = (from: Cell, cell: Cell): string | undefined => {
    if (from.card === undefined) return undefined
    const back = cell.card !== undefined && cell.place.cards.length >= cell.place.room ? cell.card : undefined
    const refusal = refusalOf(
      rules,
      draft,
      putOf({ card: from.card, from: from.place.id, to: cell.place.id, for: back }),
    )
    return refusal && refuse(refusal)
  }
  const asked = asksPartner(board, choice)
  const other = partner === NONE ? '' : name('survivor', personAt(board, partner).id, 'name')
  const left = found.map((face) => name('card', kit.cards[face]?.name ?? face, 'name'))
  return (
    <section className="decide arrange" data-with={partner === NONE ? undefined : 'partner'}>
      <QuestionHead
        choice={choice}
        title={say(
          board.found.length > 0
            ? 'zone.cards.title.found'
            : partner === NONE
              ? ('action.reorganise' as WordKey)
              : ('action.trade' as WordKey),
        )}
      />
      <SlotBoard
        key={`${choice.id} ${board.found.length}`}
        trays={trays}
        moves={moves}
        nameOf={nameOf}
        onMove={(move) => to(drafted(rules, draft, putOf(move)))}
        first={found.length > 0 ? `${FOUND} 0` : undefined}
        whyNot={whyNot}
      />
      <HandOvers draft={draft} onPick={(pick) => to(drafted(rules, draft, pick))} />
      {left.length > 0 && <p className="decide-warn">{say('zone.cards.left', { cards: left.join(', ') })}</p>}
      <footer className="decide-foot">
        {isChanged(draft) && (
          <Button onClick={() => to(draftOf(board, choice))}>{say('zone.cards.reset')}</Button>
        )}
        <Button kind="primary" onClick={done}>
          {say(asked && isChanged(draft) ? 'zone.cards.ask' : 'zone.cards.done', { person: other })}
        </Button>
      </footer>
    </section>
  )
}
