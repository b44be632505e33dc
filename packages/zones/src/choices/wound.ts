import type { ChoiceRule } from '@graveshift/kernel'
import type { ZonesBoard } from '../board.ts'
import { woundable } from '../combat/wounds.ts'
import { suffer } from '../frames/wounds.ts'
import type { WoundPick, Zones, ZonesChoiceOf } from '../game.ts'
import type { Kit } from '../kit.ts'
import { personIn, personName } from '../names.ts'
import { NOT_AN_ANSWER, refuse } from '../refusals.ts'
import { anyOf, onlyOne } from './forced.ts'
import { doOf } from './parse.ts'

type Wound = ZonesChoiceOf<'wound'>

/** Who takes the next attack: of zombies, or of a friend's miss (Z2-ZOM-02, Z2-CMB-11). */
export const woundChoice = (kit: Kit): ChoiceRule<Zones, Wound, WoundPick> => {
  const picks = (board: ZonesBoard, { zone, from, spared }: Wound): WoundPick[] =>
    woundable(kit, board, zone, from, spared).map((person) => ({ do: 'wound', person }))
  return {
    list: picks,
    sample: (board, choice, random) => anyOf(picks(board, choice), random),
    check(board, { zone, from, spared }, pick) {
      if (pick.do !== 'wound') return NOT_AN_ANSWER
      return woundable(kit, board, zone, from, spared).includes(pick.person)
        ? undefined
        : refuse('not-here', from === 'zombies' ? 'Z2-ZOM-02' : 'Z2-CMB-06')
    },
    forced: (board, choice) => onlyOne(picks(board, choice)),
    parse(board, _choice, raw) {
      const person = personIn(board, raw, 'person')
      return doOf(raw) === 'wound' && person !== undefined ? { do: 'wound', person } : NOT_AN_ANSWER
    },
    show: (board, _choice, { person }) => ({ do: 'wound', person: personName(board, person) }),
    answer(table, frame, _choice, { person }) {
      if (frame.kind === 'wounds') suffer(kit, table, frame, person)
    },
  }
}
