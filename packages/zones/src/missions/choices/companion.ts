import { type ChoiceRule, doOf, textIn } from '@graveshift/kernel'
import { anyOf, onlyOne } from '../../choices/forced.ts'
import { emit } from '../../emit.ts'
import { NOT_AN_ANSWER } from '../../refusals.ts'
import type { CompanionChoice, CompanionPick, MissionGame, MissionKit } from '../mission-game.ts'

const picks = ({ able }: CompanionChoice): CompanionPick[] => able.map((id) => ({ do: 'companion', id }))

/** Which companion stands on a spot of the mission (Z2-CMP-05). */
export const companionChoice = (
  kit: MissionKit,
): ChoiceRule<MissionGame, CompanionChoice, CompanionPick> => ({
  list: (_board, choice) => picks(choice),
  sample: (_board, choice, random) => anyOf(picks(choice), random),
  check(_board, { able }, pick) {
    if (pick.do !== 'companion') return NOT_AN_ANSWER
    return able.includes(pick.id) ? undefined : kit.missionRefusals.companion['in-play']
  },
  forced: (_board, choice) => onlyOne(picks(choice)),
  parse(_board, _choice, raw) {
    const id = textIn(raw, 'id')
    return doOf(raw) === 'companion' && id !== undefined ? { do: 'companion', id } : NOT_AN_ANSWER
  },
  show: (_board, _choice, { id }) => ({ do: 'companion', id }),
  answer(table, _frame, { zone }, { id }) {
    emit(kit, table, { type: 'companionPlaced', id, zone })
  },
})
