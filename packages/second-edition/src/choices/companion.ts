import type { ChoiceRule } from '@graveshift/kernel'
import { anyOf, doOf, emit, onlyOne, text } from '@graveshift/zones'
import type { ChoiceOf, CompanionPick, SecondEdition } from '../game.ts'
import { NOT_AN_ANSWER, refuse } from '../refusals.ts'
import type { SecondKit } from '../second-kit.ts'

type Companion = ChoiceOf<'companion'>

const picks = ({ able }: Companion): CompanionPick[] => able.map((id) => ({ do: 'companion', id }))

/** Which companion stands on a spot of the mission (Z2-CMP-05). */
export const companionChoice = (kit: SecondKit): ChoiceRule<SecondEdition, Companion, CompanionPick> => ({
  list: (_board, choice) => picks(choice),
  sample: (_board, choice, random) => anyOf(picks(choice), random),
  check(_board, { able }, pick) {
    if (pick.do !== 'companion') return NOT_AN_ANSWER
    return able.includes(pick.id) ? undefined : refuse('in-play', 'Z2-SET-11')
  },
  forced: (_board, choice) => onlyOne(picks(choice)),
  parse(_board, _choice, raw) {
    const id = text(raw, 'id')
    return doOf(raw) === 'companion' && id !== undefined ? { do: 'companion', id } : NOT_AN_ANSWER
  },
  show: (_board, _choice, { id }) => ({ do: 'companion', id }),
  answer(table, _frame, { zone }, { id }) {
    emit(kit, table, { type: 'companionPlaced', id, zone })
  },
})
