import { lowestBit, nth, type Refusal, type Table } from '@graveshift/kernel'
import { act, cannotPay, doOf, emit, held, PAYS, personAt, powersOf, text } from '@graveshift/zones'
import type { Board } from '../board.ts'
import type { SecondEdition } from '../game.ts'
import { NOT_AN_ANSWER, refuse } from '../refusals.ts'
import type { OwnAction, SecondKit } from '../second-kit.ts'

export interface DoorPick {
  readonly do: 'door'
  readonly door: number
  /** The card that opens it; undefined for Break-in. */
  readonly with: string | undefined
}

const UNPAID = refuse('no-actions', 'Z2-ACT-03')

const isClosed = ({ doors }: Board, door: number): boolean => (doors & (1 << door)) === 0

/** Opens a door for good; the first one of a building wakes what waits in its dark rooms (Z2-ACT-04). */
export function openDoor(
  kit: SecondKit,
  table: Table<SecondEdition>,
  door: number,
  person: number,
  card: string | undefined,
  seat: number,
): void {
  const { map } = kit
  emit(kit, table, { type: 'doorOpened', door, person, with: card })
  for (const zone of nth(map.doors, door).between) {
    const building = map.buildingOf[zone]
    if (building === undefined || table.board.opened & (1 << building)) continue
    emit(kit, table, { type: 'buildingOpened', building })
    const { dark } = nth(map.buildings, building)
    if (dark.length > 0) table.push({ kind: 'building', at: 'next', zones: dark, seat })
  }
}

/** The cards that open doors, and bare hands with Break-in. */
function openers(kit: SecondKit, board: Board, person: number): readonly (string | undefined)[] {
  const powers = powersOf(kit, board, person)
  const cards = [...new Set(held(powers, personAt(board, person)))].filter((card) => kit.cards[card]?.door)
  return powers.opensBareHanded ? [...cards, undefined] : cards
}

/** A door of the own zone, with what opens doors; no roll (Z2-ACT-03, Z2-ACT-14). */
export const doorAction: OwnAction<DoorPick> = {
  do: 'door',
  needs: { pays: PAYS.door },
  candidates(kit, board, person, into) {
    const { zone } = personAt(board, person)
    let able: readonly (string | undefined)[] | undefined
    for (let rest = kit.map.doorsOf[zone] as number; rest !== 0; rest &= rest - 1) {
      const door = lowestBit(rest)
      if (!isClosed(board, door)) continue
      able ??= openers(kit, board, person)
      for (const card of able) into.push({ do: 'door', door, with: card } as DoorPick)
    }
  },
  check(kit, board, person, { door, with: card }) {
    const between = kit.map.doors[door]?.between
    if (!between?.includes(personAt(board, person).zone)) return refuse('no-door-here', 'Z2-ACT-14')
    if (!isClosed(board, door)) return refuse('door-open', 'Z2-ACT-03')
    if (board.locked & (1 << door)) return refuse('door-locked', 'Z2-ACT-03')
    if (!openers(kit, board, person).includes(card))
      return card !== undefined && kit.cards[card]?.door
        ? refuse('not-in-hand', 'Z2-EQP-14')
        : refuse('cannot-open-doors', 'Z2-EQP-05')
    return cannotPay(kit, board, person, PAYS.door, 1, UNPAID)
  },
  perform(kit, table, person, { door, with: card }) {
    act(kit, table, person, 'door', { pays: PAYS.door, cost: 1 })
    if (card !== undefined && kit.cards[card]?.door === 'noisy') kit.makeNoise(table, person)
    openDoor(kit, table, door, person, card, personAt(table.board, person).seat)
  },
  parse(kit, _board, raw): DoorPick | Refusal {
    const name = text(raw, 'door')
    const door = kit.map.doors.findIndex((each) => each.name === name)
    if (doOf(raw) !== 'door' || door < 0) return NOT_AN_ANSWER
    return { do: 'door', door, with: text(raw, 'with') }
  },
  show: (kit, _board, { door, with: card }) => ({
    do: 'door',
    door: nth(kit.map.doors, door).name,
    with: card,
  }),
}
