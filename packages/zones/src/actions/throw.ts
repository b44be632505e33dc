import { doOf, flagIn, type Refusal, type Table, textIn } from '@graveshift/kernel'
import { TRUTH } from '@graveshift/kernel/outward'
import { NONE, type ZonesBoard } from '../board.ts'
import { PAYS } from '../budget.ts'
import { roll } from '../combat/dice.ts'
import { kill } from '../combat/kill.ts'
import { held } from '../combat/plan.ts'
import { wound } from '../combat/wounds.ts'
import { RANGED } from '../content/types.ts'
import { emit, isOver } from '../emit.ts'
import type { Zones } from '../game.ts'
import { hasZombies, zombiesOf } from '../horde.ts'
import { roomIn } from '../inventory.ts'
import type { Kit } from '../kit.ts'
import { zoneName } from '../map/board.ts'
import { UNSEEN } from '../map/sight.ts'
import { zoneIn } from '../names.ts'
import { CARD, ZONE } from '../outward/fields.ts'
import { cardOf, listPeopleIn, peopleIn, personAt, powersOf } from '../people.ts'
import { bombWorth } from '../policy/fight-worth.ts'
import { NOT_AN_ANSWER, withFigures } from '../refusals.ts'
import { slotNamed } from '../slots.ts'
import type { Action } from './action.ts'
import { isBarred } from './fight.ts'
import { act, cannotPay } from './spend.ts'

export interface ThrowPick {
  readonly do: 'throw'
  readonly card: string
  readonly zone: number
  /** It is meant, although somebody stands there (Z2-RUL-14). */
  readonly sure: boolean
}

const KEEPS_FROM = 3

/** Everything in the zone goes up in flames, friends first: a lost game stays lost (Z2-EQP-08, Z2-RUL-13). */
export function burn(kit: Kit, table: Table<Zones>, person: number, zone: number): void {
  const only = kit.burnsOnly(table.board, zone)
  if (only === undefined)
    for (const other of listPeopleIn(table.board, zone)) {
      if (isOver(table)) return
      wound(kit, table, other, personAt(table.board, other).health, 'fire')
    }
  for (let kind = 0; kind < kit.kinds.length && !isOver(table); kind++) {
    const count = zombiesOf(kit, table.board, zone, kind)
    if (count > 0 && (only === undefined || only === kind)) kill(kit, table, person, zone, kind, count)
  }
}

/** A ranged action without a roll: the card is gone, and so is everybody there. */
export const throwAction: Action<ThrowPick> = {
  do: 'throw',
  needs: { pays: PAYS.ranged },
  fields: [{ card: CARD, zone: ZONE }, { sure: TRUTH }],
  bots: {
    strikes: 'everybody',
    isWasted: (kit, board, _person, { zone }) => !hasZombies(kit, board, zone),
    worth: (_kit, look, pick) => bombWorth(look, pick),
  },
  candidates(kit, board, person, into) {
    const cards = held(kit, powersOf(kit, board, person), personAt(board, person))
    for (let index = 0; index < cards.length; index++) {
      const card = cards[index] as string
      if (cardOf(kit, card).kind !== 'bomb' || cards.indexOf(card) < index) continue
      for (const to of kit.inSight(board, person))
        if (kit.bombsAnywhere || hasZombies(kit, board, to))
          into.push({ do: 'throw', card, zone: to, sure: peopleIn(board, to) > 0 })
    }
  },
  check(kit, board, person, { card, zone, sure }) {
    const barred = kit.noCombat(board, person)
    if (barred) return barred
    if (isBarred(board, zone)) return kit.refusals.throw['not-against-these']
    const powers = powersOf(kit, board, person)
    if (!held(kit, powers, personAt(board, person)).includes(card)) return kit.refusals.throw['not-in-hand']
    const data = cardOf(kit, card)
    if (data.kind !== 'bomb') return kit.refusals.throw['not-a-weapon']
    const range = kit.sight(board, person, zone)
    if (range === UNSEEN) return kit.refusals.throw['cannot-see']
    const [least, most] = data.reach ?? [0, 0]
    if (range < (powers.pointBlank ? 0 : least) || range > most + powers.maxRange)
      return withFigures(kit.refusals.throw['out-of-range'], { least, most: most + powers.maxRange })
    if (!kit.bombsAnywhere && !hasZombies(kit, board, zone)) return kit.refusals.throw['no-zombies-there']
    if (sure !== peopleIn(board, zone) > 0) return kit.refusals.throw['must-be-sure']
    return cannotPay(kit, board, person, PAYS.ranged, 1, kit.refusals.throw['no-actions'])
  },
  perform(kit, table, person, { card, zone }) {
    act(kit, table, person, 'throw', { pays: PAYS.ranged, cost: 1, mode: RANGED })
    throwBomb(kit, table, person, card, zone)
  },
  parse(kit, _board, raw): ThrowPick | Refusal {
    const card = textIn(raw, 'card')
    const zone = zoneIn(kit, raw, 'zone')
    return doOf(raw) === 'throw' && card !== undefined && zone !== undefined
      ? { do: 'throw', card, zone, sure: flagIn(raw, 'sure') }
      : NOT_AN_ANSWER
  },
  show: (kit, _board, { card, zone, sure }) => ({
    do: 'throw',
    card,
    zone: zoneName(kit.map, zone),
    sure: sure || undefined,
  }),
}

/** Whether one card more fits into the backpack of somebody. */
function fitsIntoPack(kit: Kit, board: ZonesBoard, person: number): boolean {
  const pack = slotNamed(kit.inventory, 'pack')
  return pack !== undefined && personAt(board, person).pack.length < roomIn(kit, board, person, pack)
}

/** Whether the bomb is taken out of the backpack, where there is room for it again: with Webbing, if it must be. */
function isFromPack(kit: Kit, board: ZonesBoard, person: number, card: string): boolean {
  const { hand, pack } = personAt(board, person)
  if (!powersOf(kit, board, person).usesPack || !pack.includes(card)) return false
  return !hand.includes(card) || !fitsIntoPack(kit, board, person)
}

/** A die of 3 and more keeps the bomb, if there is room for it (Z2-SKL-22). */
function keepsBomb(kit: Kit, table: Table<Zones>, person: number, fromPack: boolean): boolean {
  if (!powersOf(kit, table.board, person).keepsBombs) return false
  if (!fromPack && !fitsIntoPack(kit, table.board, person)) return false
  const [die = 0] = roll(kit, table, person, 1, kit.keepRoll)
  return die >= KEEPS_FROM
}

function throwBomb(kit: Kit, table: Table<Zones>, person: number, card: string, zone: number): void {
  emit(kit, table, { type: 'attacked', person, with: card, dual: false, mode: RANGED, zone })
  const fromPack = isFromPack(kit, table.board, person, card)
  if (!keepsBomb(kit, table, person, fromPack)) emit(kit, table, { type: 'discarded', person, card })
  else if (!fromPack)
    emit(kit, table, {
      type: 'arranged',
      person,
      partner: NONE,
      card,
      from: 'hand',
      to: 'pack',
      for: undefined,
    })
  if (kit.exploded) kit.exploded(table, zone, person)
  else kit.makeNoise(table, person)
  burn(kit, table, person, zone)
}
