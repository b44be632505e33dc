import type { ChoiceRule } from '@graveshift/kernel'
import { anyOf, doOf, onlyOne, personIn, personName } from '@graveshift/zones'
import type { ChoiceOf, DealPick, SecondEdition } from '../game.ts'
import { NOT_AN_ANSWER, refuse } from '../refusals.ts'

type Deal = ChoiceOf<'deal'>

const picks = ({ able }: Deal): DealPick[] => able.map((person) => ({ do: 'deal', person }))

/** Who is dealt one card more, or one at all (Z2-RUL-27). */
export const dealChoice: ChoiceRule<SecondEdition, Deal, DealPick> = {
  list: (_board, choice) => picks(choice),
  sample: (_board, choice, random) => anyOf(picks(choice), random),
  check(_board, { able }, pick) {
    if (pick.do !== 'deal') return NOT_AN_ANSWER
    return able.includes(pick.person) ? undefined : refuse('dealt-enough', 'Z2-SET-04')
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
}
