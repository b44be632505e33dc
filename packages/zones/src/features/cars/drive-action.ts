import { doOf, isRecord, nth, type Refusal } from '@graveshift/kernel'
import { listOf } from '@graveshift/kernel/outward'
import type { Action } from '../../actions/action.ts'
import { act, cannotPay } from '../../actions/spend.ts'
import { PAYS } from '../../budget.ts'
import type { ActPick } from '../../game.ts'
import type { Kit } from '../../kit.ts'
import { zoneName } from '../../map/board.ts'
import { neighboursOf } from '../../map/routes.ts'
import { canStep } from '../../map/ways.ts'
import { hasZone } from '../../map/zone-set.ts'
import { ZONE } from '../../outward/fields.ts'
import { NOT_AN_ANSWER } from '../../refusals.ts'
import { type Car, type CarBoard, type CarGame, type CarKit, carOf, carUnder } from './cars.ts'
import { driveWorth } from './worths.ts'

export interface DrivePick extends ActPick {
  readonly do: 'drive'
  /** One zone slowly, or two fast. */
  readonly path: readonly number[]
}

const FAST = 2

/** The car somebody is at the wheel of. */
function driven(board: CarBoard, person: number): Car | undefined {
  const car = carUnder(board, person)
  return car?.driver === person ? car : undefined
}

const isStreet = ({ map }: Kit, zone: number): boolean => hasZone(map.streets, 0, zone)

/** Each zone next to the last, never back to the first (Z2-CAR-04, Z2-RUL-39). */
function isRoad(kit: CarKit, board: CarBoard, from: number, path: readonly number[]): boolean {
  const ways = kit.ways(board)
  return path.every((zone, at) => zone !== from && canStep(ways, at === 0 ? from : nth(path, at - 1), zone))
}

/** Slowly one zone, or fast two with an attack in each that has zombies; no move, no noise (Z2-CAR-03, Z2-CAR-06). */
export const driveAction: Action<DrivePick, CarGame, CarKit> = {
  do: 'drive',
  needs: { pays: PAYS.other },
  fields: [{ path: listOf(ZONE) }],
  bots: { worth: driveWorth },
  candidates(kit, board, person, into) {
    const car = driven(board, person)
    if (!car) return
    const ways = kit.ways(board)
    for (const first of neighboursOf(ways, car.zone)) {
      into.push({ do: 'drive', path: [first] })
      for (const second of neighboursOf(ways, first)) into.push({ do: 'drive', path: [first, second] })
    }
  },
  check(kit, board, person, { path }) {
    const why = kit.cars.refusals.drive
    const car = driven(board, person)
    if (!car) return why['not-driving']
    if (!kit.cars.mayDrive(board)) return why['no-driving-here']
    if (!path.every((zone) => isStreet(kit, zone))) return why['no-cars-inside']
    if (path.length < 1 || path.length > FAST || !isRoad(kit, board, car.zone, path)) return why['no-road']
    return cannotPay(kit, board, person, PAYS.other, 1, why['no-actions'])
  },
  perform(kit, table, person, { path }) {
    act(kit, table, person, 'drive', { pays: PAYS.other, cost: 1 })
    const car = carOf(table.board, person)
    table.push({
      kind: 'drive',
      at: 'enter',
      person,
      car,
      path,
      fast: path.length === FAST,
      before: 0,
    })
  },
  parse(kit, _board, raw): DrivePick | Refusal {
    const given = isRecord(raw) ? raw.path : undefined
    if (doOf(raw) !== 'drive' || !Array.isArray(given) || given.length > FAST) return NOT_AN_ANSWER
    const path: number[] = []
    for (const name of given) {
      const zone = typeof name === 'string' ? kit.map.named.get(name) : undefined
      if (zone === undefined) return NOT_AN_ANSWER
      path.push(zone)
    }
    return { do: 'drive', path }
  },
  show: (kit, _board, { path }) => ({ do: 'drive', path: path.map((zone) => zoneName(kit.map, zone)) }),
}
