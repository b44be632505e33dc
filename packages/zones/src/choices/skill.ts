import { type ChoiceRule, doOf, textIn } from '@graveshift/kernel'
import { emit } from '../emit.ts'
import type { SkillPick, Zones, ZonesChoiceOf } from '../game.ts'
import type { Kit } from '../kit.ts'
import { NOT_AN_ANSWER } from '../refusals.ts'
import { anyOf, onlyOne } from './forced.ts'

type Offer = ZonesChoiceOf<'skill'>

const picks = ({ offer }: Offer): SkillPick[] => offer.map((skill) => ({ do: 'skill', skill }))

/** Which skill of the new level; final (Z2-ADR-05). */
export const skillChoice = (kit: Kit): ChoiceRule<Zones, Offer, SkillPick> => ({
  list: (_board, choice) => picks(choice),
  sample: (_board, choice, random) => anyOf(picks(choice), random),
  check(_board, { offer }, pick) {
    if (pick.do !== 'skill') return NOT_AN_ANSWER
    return offer.includes(pick.skill) ? undefined : kit.refusals.skill['level-skill']
  },
  forced: (_board, choice) => onlyOne(picks(choice)),
  parse(_board, _choice, raw) {
    const skill = textIn(raw, 'skill')
    return doOf(raw) === 'skill' && skill !== undefined ? { do: 'skill', skill } : NOT_AN_ANSWER
  },
  show: (_board, _choice, { skill }) => ({ do: 'skill', skill }),
  answer(table, _frame, { person }, { skill }) {
    emit(kit, table, { type: 'skillGained', person, skill })
  },
})
