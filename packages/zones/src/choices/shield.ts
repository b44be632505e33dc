import { type ChoiceRule, doOf, textIn } from '@graveshift/kernel'
import type { ZonesBoard } from '../board.ts'
import { emit } from '../emit.ts'
import type { ShieldPick, Zones, ZonesChoiceOf } from '../game.ts'
import type { Kit } from '../kit.ts'
import { personAt } from '../people.ts'
import { NOT_AN_ANSWER } from '../refusals.ts'
import { everyCard } from '../slots.ts'
import { anyOf } from './forced.ts'

type Shield = ZonesChoiceOf<'shield'>

const ENDURE: ShieldPick = { do: 'endure' }

const cardsOf = (board: ZonesBoard, { person }: Shield): string[] => [
  ...new Set(everyCard(personAt(board, person))),
]

const picks = (board: ZonesBoard, choice: Shield): ShieldPick[] => [
  ENDURE,
  ...cardsOf(board, choice).map((card): ShieldPick => ({ do: 'shield', card })),
]

/** A card for a wound, or the wound (Z2-SKL-45). */
export const shieldChoice = (kit: Kit): ChoiceRule<Zones, Shield, ShieldPick> => ({
  list: picks,
  sample: (board, choice, random) => anyOf(picks(board, choice), random),
  check(board, choice, pick) {
    if (pick.do === 'endure') return undefined
    if (pick.do !== 'shield') return NOT_AN_ANSWER
    return cardsOf(board, choice).includes(pick.card) ? undefined : kit.refusals.shield['card-not-there']
  },
  forced: (board, choice) => (cardsOf(board, choice).length === 0 ? ENDURE : undefined),
  parse(_board, _choice, raw) {
    if (doOf(raw) === 'endure') return ENDURE
    const card = textIn(raw, 'card')
    return doOf(raw) === 'shield' && card !== undefined ? { do: 'shield', card } : NOT_AN_ANSWER
  },
  show: (_board, _choice, pick) =>
    pick.do === 'shield' ? { do: 'shield', card: pick.card } : { do: 'endure' },
  answer(table, frame, { person }, pick) {
    if (frame.kind !== 'shield') return
    if (pick.do !== 'shield') {
      frame.at = 'take'
      return
    }
    frame.wounds -= 1
    emit(kit, table, { type: 'discarded', person, card: pick.card })
    emit(kit, table, { type: 'woundIgnored', person, skill: 'is-that-all' })
  },
})
