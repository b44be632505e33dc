import { type ChoiceRule, doOf, textIn } from '@graveshift/kernel'
import type { Due, OrderPick, Zones, ZonesChoiceOf } from '../game.ts'
import type { Kit } from '../kit.ts'
import { personIn, personName } from '../names.ts'
import { NOT_AN_ANSWER } from '../refusals.ts'
import { anyOf, onlyOne } from './forced.ts'

type Order = ZonesChoiceOf<'order'>

const picks = ({ able }: Order): OrderPick[] =>
  able.map(({ person, skill }) => ({ do: 'order', person, skill }))

const isIt =
  ({ person, skill }: OrderPick) =>
  (due: Due) =>
    due.person === person && due.skill === skill

/** Which of several skills that answer the same thing comes first (Z2-RUL-11). */
export const orderChoice = (kit: Kit): ChoiceRule<Zones, Order, OrderPick> => ({
  list: (_board, choice) => picks(choice),
  sample: (_board, choice, random) => anyOf(picks(choice), random),
  check(_board, { able }, pick) {
    if (pick.do !== 'order') return NOT_AN_ANSWER
    return able.some(isIt(pick)) ? undefined : kit.refusals.order['skill-missing']
  },
  forced: (_board, choice) => onlyOne(picks(choice)),
  parse(board, _choice, raw) {
    const person = personIn(board, raw, 'person')
    const skill = textIn(raw, 'skill')
    return doOf(raw) === 'order' && person !== undefined && skill !== undefined
      ? { do: 'order', person, skill }
      : NOT_AN_ANSWER
  },
  show: (board, _choice, { person, skill }) => ({ do: 'order', person: personName(board, person), skill }),
  answer(_table, frame, _choice, pick) {
    if (frame.kind !== 'queue') return
    const { left } = frame
    frame.left = [...left.filter(isIt(pick)), ...left.filter((due) => !isIt(pick)(due))]
  },
})
