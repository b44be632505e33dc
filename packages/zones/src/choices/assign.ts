import { type ChoiceRule, doOf, textIn } from '@graveshift/kernel'
import type { AssignPick, Zones, ZonesChoiceOf } from '../game.ts'
import type { Kit } from '../kit.ts'
import { NOT_AN_ANSWER } from '../refusals.ts'
import { anyOf, onlyOne } from './forced.ts'

type Assign = ZonesChoiceOf<'assign'>

const picks = ({ cards }: Assign): AssignPick[] => [...new Set(cards)].map((card) => ({ do: 'assign', card }))

/** Which of the zombie cards turned up a spawn zone gets (Z2-SKL-31). */
export const assignChoice = (kit: Kit): ChoiceRule<Zones, Assign, AssignPick> => ({
  list: (_board, choice) => picks(choice),
  sample: (_board, choice, random) => anyOf(picks(choice), random),
  check(_board, { cards }, pick) {
    if (pick.do !== 'assign') return NOT_AN_ANSWER
    return cards.includes(pick.card) ? undefined : kit.refusals.assign['not-turned-up']
  },
  forced: (_board, choice) => onlyOne(picks(choice)),
  parse(_board, _choice, raw) {
    const card = textIn(raw, 'card')
    return doOf(raw) === 'assign' && card !== undefined ? { do: 'assign', card } : NOT_AN_ANSWER
  },
  show: (_board, _choice, { card }) => ({ do: 'assign', card }),
  answer(_table, frame, _choice, { card }) {
    if (frame.kind === 'spawn') frame.cards = [...frame.cards, card]
  },
})
