import { doOf, integerIn, nth, type Refusal, textIn } from '@graveshift/kernel'
import type { Action } from '../../actions/action.ts'
import { plainAction } from '../../actions/plain.ts'
import { act, cannotPay } from '../../actions/spend.ts'
import { NONE } from '../../board.ts'
import { PAYS } from '../../budget.ts'
import { emit } from '../../emit.ts'
import type { ActPick } from '../../game.ts'
import { hasZombies } from '../../horde.ts'
import { personIn, personName } from '../../names.ts'
import { PERSON } from '../../outward/fields.ts'
import { isCompanion, personAt } from '../../people.ts'
import { NOT_AN_ANSWER } from '../../refusals.ts'
import {
  type CarGame,
  type CarKit,
  carOf,
  carUnder,
  freeSeats,
  SEATS_IN_CAR,
  type SeatInCar,
} from './cars.ts'
import { CAR, SEAT_IN_CAR } from './outward.ts'
import { getInWorth, getOutWorth } from './worths.ts'

/** Getting in and out, and changing seats: each costs an action (Z2-CAR-09). */

export interface GetInPick extends ActPick {
  readonly do: 'get-in'
  readonly car: number
  readonly seat: SeatInCar
}

const seatNamed = (name: string | undefined): SeatInCar | undefined =>
  SEATS_IN_CAR.find((seat) => seat === name)

/** Into a car in the zone, without a zombie there; companions come along or nobody does (Z2-CAR-01, Z2-RUL-41). */
export const getInAction: Action<GetInPick, CarGame, CarKit> = {
  do: 'get-in',
  needs: { pays: PAYS.other },
  fields: [{ car: CAR, seat: SEAT_IN_CAR }],
  bots: { atSight: 0, worth: (_kit, look, pick) => getInWorth(look, pick) },
  candidates(_kit, board, person, into) {
    board.cars.forEach(({ zone }, car) => {
      if (zone !== personAt(board, person).zone) return
      into.push({ do: 'get-in', car, seat: 'driver' })
      into.push({ do: 'get-in', car, seat: 'passenger' })
    })
  },
  check(kit, board, person, { car, seat }) {
    const { getIn: why, getInTogether } = kit.cars.refusals
    const { zone } = personAt(board, person)
    const wanted = board.cars[car]
    if (wanted?.zone !== zone) return why['no-car-here']
    if (carOf(board, person) >= 0) return why['in-a-car']
    if (hasZombies(kit, board, zone)) return why['zombies-here']
    const others = kit.followers(board, person).length
    if (seat === 'driver' && wanted.driver !== NONE) return why['no-seat']
    if (freeSeats(wanted) < others + (seat === 'driver' ? 0 : 1)) return getInTogether['no-seat']
    return cannotPay(kit, board, person, PAYS.other, 1, why['no-actions'])
  },
  perform(kit, table, person, { car, seat }) {
    act(kit, table, person, 'get-in', { pays: PAYS.other, cost: 1 })
    const others = kit.followers(table.board, person)
    emit(kit, table, { type: 'gotIn', person, car, seat, with: others })
  },
  parse(_kit, _board, raw): GetInPick | Refusal {
    const car = integerIn(raw, 'car')
    const seat = seatNamed(textIn(raw, 'seat'))
    return doOf(raw) === 'get-in' && car !== undefined && seat !== undefined
      ? { do: 'get-in', car, seat }
      : NOT_AN_ANSWER
  },
  show: (_kit, _board, { car, seat }) => ({ do: 'get-in', car, seat }),
}

/** Out of the car, zombies or not (Z2-CAR-01). */
export const getOutAction = plainAction<CarGame, CarKit>('get-out', {
  needs: { pays: PAYS.other },
  bots: { atSight: 0, worth: (_kit, look) => getOutWorth(look) },
  check(kit, board, person) {
    const why = kit.cars.refusals.getOut
    if (carOf(board, person) < 0) return why['not-in-a-car']
    return cannotPay(kit, board, person, PAYS.other, 1, why['no-actions'])
  },
  perform(kit, table, person) {
    const car = carOf(table.board, person)
    act(kit, table, person, 'get-out', { pays: PAYS.other, cost: 1 })
    emit(kit, table, { type: 'gotOut', person, car, with: kit.followers(table.board, person) })
  },
})

export interface ChangeSeatPick extends ActPick {
  readonly do: 'change-seat'
  /** Who changes places; none for a free seat. */
  readonly other: number
}

/** To the wheel or away from it; whoever sits there takes the other's place (Z2-CAR-02, Z2-CAR-09). */
export const changeSeatAction: Action<ChangeSeatPick, CarGame, CarKit> = {
  do: 'change-seat',
  needs: { pays: PAYS.other },
  fields: [{}, { other: PERSON }],
  bots: { atSight: -60, never: true },
  candidates(_kit, board, person, into) {
    const car = carUnder(board, person)
    if (!car) return
    const others = car.driver === person ? [NONE, ...car.passengers] : [car.driver]
    for (const other of others) into.push({ do: 'change-seat', other })
  },
  check(kit, board, person, { other }) {
    const why = kit.cars.refusals.changeSeat
    const car = carUnder(board, person)
    if (!car) return why['not-in-a-car']
    if (car.driver === person) {
      if (other === NONE && freeSeats(car) === 0) return why['no-seat']
      if (other !== NONE && !car.passengers.includes(other)) return why['no-seat']
      // Companions never drive (Z2-RUL-41).
      if (other !== NONE && isCompanion(personAt(board, other))) return why['cannot-drive']
    } else if (other !== car.driver) return why['no-seat']
    return cannotPay(kit, board, person, PAYS.other, 1, why['no-actions'])
  },
  perform(kit, table, person, { other }) {
    const car = carOf(table.board, person)
    const seat = nth(table.board.cars, car).driver === person ? 'passenger' : 'driver'
    act(kit, table, person, 'change-seat', { pays: PAYS.other, cost: 1 })
    emit(kit, table, { type: 'seatChanged', person, car, seat, other })
  },
  parse(_kit, board, raw): ChangeSeatPick | Refusal {
    if (doOf(raw) !== 'change-seat') return NOT_AN_ANSWER
    if (textIn(raw, 'other') === undefined) return { do: 'change-seat', other: NONE }
    const other = personIn(board, raw, 'other')
    return other === undefined ? NOT_AN_ANSWER : { do: 'change-seat', other }
  },
  show: (_kit, board, { other }) => ({
    do: 'change-seat',
    other: other === NONE ? undefined : personName(board, other),
  }),
}
