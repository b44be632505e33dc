import { doOf, type Refusal, textIn } from '@graveshift/kernel'
import type { ZonesBoard } from '../board.ts'
import { PAYS } from '../budget.ts'
import { held, isDual } from '../combat/plan.ts'
import { RANGED } from '../content/types.ts'
import { emit } from '../emit.ts'
import type { Kit } from '../kit.ts'
import { CARD } from '../outward/fields.ts'
import { cardOf, personAt, powersOf } from '../people.ts'
import { NOT_AN_ANSWER } from '../refusals.ts'
import type { Action } from './action.ts'
import { act, cannotPay } from './spend.ts'

export interface ReloadPick {
  readonly do: 'reload'
  readonly card: string
}

/** What loading is worth among zombies, and where there is time for it. */
const PRESSED = 60
const SPARE = 5

const heldBy = (kit: Kit, board: ZonesBoard, person: number) =>
  held(kit, powersOf(kit, board, person), personAt(board, person))

/** What one action loads: a weapon in hand, and the other of its pair with it (Z2-RUL-20). */
function loads(kit: Kit, board: ZonesBoard, person: number, card: string): string[] {
  const { name } = cardOf(kit, card)
  if (!isDual(cardOf(kit, card), powersOf(kit, board, person), RANGED)) return [card]
  return heldBy(kit, board, person)
    .filter((other) => cardOf(kit, other).name === name && cardOf(kit, other).spent)
    .slice(0, 2)
}

/** Makes a spent weapon ready again (Z2-ACT-09, Z2-EQP-09). */
export const reloadAction: Action<ReloadPick> = {
  do: 'reload',
  fields: [{ card: CARD }],
  bots: { atSight: 30, worth: (_kit, { here }) => (here > 0 ? PRESSED : SPARE) },
  candidates(kit, board, person, into) {
    const cards = heldBy(kit, board, person)
    for (let index = 0; index < cards.length; index++) {
      const card = cards[index] as string
      if (kit.cards[card]?.spent && cards.indexOf(card) === index) into.push({ do: 'reload', card })
    }
  },
  check(kit, board, person, { card }) {
    if (!heldBy(kit, board, person).includes(card)) return kit.refusals.reload['not-in-hand']
    if (!cardOf(kit, card).spent) return kit.refusals.reload['already-loaded']
    const free = powersOf(kit, board, person).reloadsFree
    return cannotPay(kit, board, person, PAYS.other, free ? 0 : 1, kit.refusals.reload['no-actions'])
  },
  perform(kit, table, person, { card }) {
    const free = powersOf(kit, table.board, person).reloadsFree
    const spent = loads(kit, table.board, person, card)
    act(kit, table, person, 'reload', { pays: PAYS.other, cost: free ? 0 : 1 })
    for (const each of spent) emit(kit, table, { type: 'reloaded', person, card: each })
  },
  parse(_kit, _board, raw): ReloadPick | Refusal {
    const card = textIn(raw, 'card')
    return doOf(raw) === 'reload' && card !== undefined ? { do: 'reload', card } : NOT_AN_ANSWER
  },
  show: (_kit, _board, { card }) => ({ do: 'reload', card }),
}
