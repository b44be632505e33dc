import { doOf, lowestBit, nth, type Refusal, textIn } from '@graveshift/kernel'
import type { Action } from '../../actions/action.ts'
import { act, cannotPay } from '../../actions/spend.ts'
import { held } from '../../combat/plan.ts'
import { CARD } from '../../outward/fields.ts'
import { personAt, powersOf } from '../../people.ts'
import { NOT_AN_ANSWER } from '../../refusals.ts'
import { BARE_HANDED, DOOR_PAYS } from './break-in.ts'
import { doorWorth } from './door-worth.ts'
import { type DoorBoard, type DoorGame, type DoorKit, isClosed, openDoor } from './doors.ts'
import { DOOR } from './outward.ts'

export interface DoorPick {
  readonly do: 'door'
  readonly door: number
  /** The card that opens it; undefined for Break-in. */
  readonly with: string | undefined
}

/** The cards that open doors, and bare hands with Break-in. */
function openers(kit: DoorKit, board: DoorBoard, person: number): readonly (string | undefined)[] {
  const powers = powersOf(kit, board, person)
  const cards = [...new Set(held(kit, powers, personAt(board, person)))].filter(
    (card) => kit.cards[card]?.door,
  )
  return powers.gives.has(BARE_HANDED) ? [...cards, undefined] : cards
}

/** A door of the own zone, with what opens doors; no roll (Z2-ACT-03, Z2-ACT-14). */
export const doorAction: Action<DoorPick, DoorGame, DoorKit> = {
  do: 'door',
  needs: { pays: DOOR_PAYS },
  fields: [{ door: DOOR }, { with: CARD }],
  bots: {
    // What waits behind it is for those who think about it.
    atSight: -40,
    worth: (_kit, look, pick) => doorWorth(look, pick),
  },
  candidates(kit, board, person, into) {
    const { zone } = personAt(board, person)
    let able: readonly (string | undefined)[] | undefined
    for (let rest = kit.map.doorsOf[zone] as number; rest !== 0; rest &= rest - 1) {
      const door = lowestBit(rest)
      if (!isClosed(board, door)) continue
      able ??= openers(kit, board, person)
      for (const card of able) into.push({ do: 'door', door, with: card })
    }
  },
  check(kit, board, person, { door, with: card }) {
    const why = kit.doorRefusals.door
    const between = kit.map.doors[door]?.between
    if (!between?.includes(personAt(board, person).zone)) return why['no-door-here']
    if (!isClosed(board, door)) return why['door-open']
    if (board.locked & (1 << door)) return why['door-locked']
    if (!openers(kit, board, person).includes(card))
      return card !== undefined && kit.cards[card]?.door ? why['not-in-hand'] : why['cannot-open-doors']
    return cannotPay(kit, board, person, DOOR_PAYS, 1, why['no-actions'])
  },
  perform(kit, table, person, { door, with: card }) {
    act(kit, table, person, 'door', { pays: DOOR_PAYS, cost: 1 })
    if (card !== undefined && kit.cards[card]?.door === 'noisy') kit.makeNoise(table, person)
    openDoor(kit, table, door, person, card, personAt(table.board, person).seat)
  },
  parse(kit, _board, raw): DoorPick | Refusal {
    const name = textIn(raw, 'door')
    const door = kit.map.doors.findIndex((each) => each.name === name)
    if (doOf(raw) !== 'door' || door < 0) return NOT_AN_ANSWER
    return { do: 'door', door, with: textIn(raw, 'with') }
  },
  show: (kit, _board, { door, with: card }) => ({
    do: 'door',
    door: nth(kit.map.doors, door).name,
    with: card,
  }),
}
