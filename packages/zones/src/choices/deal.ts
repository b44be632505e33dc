import { type ChoiceRule, doOf } from '@graveshift/kernel'
import type { DealPick, Zones, ZonesChoiceOf } from '../game.ts'
import type { Kit } from '../kit.ts'
import { personIn, personName } from '../names.ts'
import { NOT_AN_ANSWER } from '../refusals.ts'
import { anyOf, onlyOne } from './forced.ts'

type Deal = ZonesChoiceOf<'deal'>

const picks = ({ able }: Deal): DealPick[] => able.map((person) => ({ do: 'deal', person }))

/** Who is dealt one card more, or one at all (Z2-RUL-27). */
export const dealChoice = (kit: Kit): ChoiceRule<Zones, Deal, DealPick> => ({
  list: (_board, choice) => picks(choice),
  sample: (_board, choice, random) => anyOf(picks(choice), random),
  check(_board, { able }, pick) {
    if (pick.do !== 'deal') return NOT_AN_ANSWER
    return able.includes(pick.person) ? undefined : kit.refusals.deal['dealt-enough']
  },
  forced: (_board, choice) => onlyOne(picks(choice)),
  parse(board, _choice, raw) {
    const person = personIn(board, raw, 'person')
    return doOf(raw) === 'deal' && person !== undefined ? { do: 'deal', person } : NOT_AN_ANSWER
  },
  show: (board, _choice, { person }) => ({ do: 'deal', person: personName(board, person) }),
  answer(_table, frame, _choice, { person }) {
    if (frame.kind === 'deal') frame.extra = [...frame.extra, person]
  },
})
