import { type ChoiceRule, doOf, flagIn } from '@graveshift/kernel'
import type { ZonesBoard } from '../board.ts'
import { wouldFall, woundable } from '../combat/wounds.ts'
import { suffer } from '../frames/wounds.ts'
import type { WoundPick, Zones, ZonesChoiceOf } from '../game.ts'
import type { Kit } from '../kit.ts'
import { personIn, personName } from '../names.ts'
import { NOT_AN_ANSWER } from '../refusals.ts'
import { anyOf, onlyOne } from './forced.ts'

type Wound = ZonesChoiceOf<'wound'>

/**
 * Who takes the next attack: of zombies, or of a friend's miss (Z2-ZOM-02, Z2-CMB-11). Whoever would fall by it is only
 * given it by saying that it is meant (Z2-RUL-12).
 */
export const woundChoice = (kit: Kit): ChoiceRule<Zones, Wound, WoundPick> => {
  const picks = (board: ZonesBoard, choice: Wound): WoundPick[] =>
    woundable(kit, board, choice.zone, choice.from, choice.spared).map((person) => ({
      do: 'wound',
      person,
      sure: wouldFall(kit, board, person, choice),
    }))
  return {
    list: picks,
    sample: (board, choice, random) => anyOf(picks(board, choice), random),
    check(board, choice, pick) {
      if (pick.do !== 'wound') return NOT_AN_ANSWER
      const { zone, from, spared } = choice
      if (!woundable(kit, board, zone, from, spared).includes(pick.person))
        return kit.refusals[from === 'zombies' ? 'wound' : 'strayWound']['not-here']
      return pick.sure === wouldFall(kit, board, pick.person, choice)
        ? undefined
        : kit.refusals.wound['must-be-sure']
    },
    forced: (board, choice) => onlyOne(picks(board, choice)),
    parse(board, _choice, raw) {
      const person = personIn(board, raw, 'person')
      return doOf(raw) === 'wound' && person !== undefined
        ? { do: 'wound', person, sure: flagIn(raw, 'sure') }
        : NOT_AN_ANSWER
    },
    show: (board, _choice, { person, sure }) => ({
      do: 'wound',
      person: personName(board, person),
      sure: sure || undefined,
    }),
    answer(table, frame, _choice, { person }) {
      if (frame.kind === 'wounds') suffer(kit, table, frame, person)
    },
  }
}
