import { ASIDE, type ChoiceRule, doOf, textIn } from '@graveshift/kernel'
import { NONE, type ZonesBoard } from '../board.ts'
import { emit } from '../emit.ts'
import type { DiscardPick, Zones, ZonesChoiceOf } from '../game.ts'
import type { Kit } from '../kit.ts'
import { personIn, personName } from '../names.ts'
import { personAt } from '../people.ts'
import { NOT_AN_ANSWER } from '../refusals.ts'
import { everyCard, hasCard } from '../slots.ts'
import { anyOf } from './forced.ts'

type Discard = ZonesChoiceOf<'discard'>

function picks(board: ZonesBoard, seat: number): DiscardPick[] {
  return board.people.flatMap((who, person) =>
    who.seat === seat && who.zone !== NONE && !board.trade.includes(person)
      ? [...new Set(everyCard(who))].map((card): DiscardPick => ({ do: 'discard', person, card }))
      : [],
  )
}

/** What a seat may give up now; undefined if nothing. */
export function discardAside(board: ZonesBoard, seat: number): Discard | undefined {
  return picks(board, seat).length > 0 ? { id: ASIDE, lane: 0, kind: 'discard', seat } : undefined
}

/** Any survivor may discard cards at any time for free, in anybody's turn (Z2-EQP-02, Z2-RUL-26). */
export const discardChoice = (kit: Kit): ChoiceRule<Zones, Discard, DiscardPick> => ({
  list: (board, { seat }) => picks(board, seat),
  sample: (board, { seat }, random) => anyOf(picks(board, seat), random),
  check(board, { seat }, pick) {
    if (pick.do !== 'discard') return NOT_AN_ANSWER
    const who = personAt(board, pick.person)
    if (who.seat !== seat || who.zone === NONE) return kit.refusals.discard['not-your-survivor']
    if (board.trade.includes(pick.person)) return kit.refusals.discard['in-a-trade']
    return hasCard(who, pick.card) ? undefined : kit.refusals.discard['card-not-there']
  },
  forced: () => undefined,
  parse(board, _choice, raw) {
    const person = personIn(board, raw, 'person')
    const card = textIn(raw, 'card')
    return doOf(raw) === 'discard' && person !== undefined && card !== undefined
      ? { do: 'discard', person, card }
      : NOT_AN_ANSWER
  },
  show: (board, _choice, { person, card }) => ({ do: 'discard', person: personName(board, person), card }),
  answer(table, _frame, _choice, { person, card }) {
    emit(kit, table, { type: 'discarded', person, card })
  },
})
