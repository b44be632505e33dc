import type { ChoiceRule } from '@graveshift/kernel'
import { anyOf, doOf, onlyOne, text } from '@graveshift/zones'
import type { AssignPick, ChoiceOf, SecondEdition } from '../game.ts'
import { NOT_AN_ANSWER, refuse } from '../refusals.ts'

type Assign = ChoiceOf<'assign'>

const picks = ({ cards }: Assign): AssignPick[] => [...new Set(cards)].map((card) => ({ do: 'assign', card }))

/** Which of the zombie cards turned up a spawn zone gets (Z2-SKL-31). */
export const assignChoice: ChoiceRule<SecondEdition, Assign, AssignPick> = {
  list: (_board, choice) => picks(choice),
  sample: (_board, choice, random) => anyOf(picks(choice), random),
  check(_board, { cards }, pick) {
    if (pick.do !== 'assign') return NOT_AN_ANSWER
    return cards.includes(pick.card) ? undefined : refuse('not-turned-up', 'Z2-SKL-31')
  },
  forced: (_board, choice) => onlyOne(picks(choice)),
  parse(_board, _choice, raw) {
    const card = text(raw, 'card')
    return doOf(raw) === 'assign' && card !== undefined ? { do: 'assign', card } : NOT_AN_ANSWER
  },
  show: (_board, _choice, { card }) => ({ do: 'assign', card }),
  answer(_table, frame, _choice, { card }) {
    if (frame.kind === 'spawn') frame.cards = [...frame.cards, card]
  },
}
