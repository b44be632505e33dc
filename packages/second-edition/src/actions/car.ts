import { nth, type Refusal } from '@graveshift/kernel'
import {
  type ActPick,
  act,
  beginSearch,
  cannotPay,
  cannotSearch,
  doOf,
  drawing,
  emit,
  hasZombies,
  integer,
  isCompanion,
  type Needs,
  NONE,
  PAYS,
  personAt,
  personIn,
  personName,
  plainAction,
  SPECIAL,
  text,
} from '@graveshift/zones'
import type { Board, Car } from '../board.ts'
import { carOf, carUnder, freeSeats, type SeatInCar } from '../cars.ts'
import type { SecondEdition } from '../game.ts'
import { NOT_AN_ANSWER, refuse } from '../refusals.ts'
import type { OwnAction, SecondKit } from '../second-kit.ts'

/** Cars: getting in and out, changing seats, and what lies in them. Each costs an action (Z2-CAR-09). */

const carsOf = (board: Board): readonly Car[] => board.cars

const cannotAct = (kit: SecondKit, board: Board, person: number, rule: string): Refusal | undefined =>
  cannotPay(kit, board, person, PAYS.other, 1, refuse('no-actions', rule))

export interface GetInPick extends ActPick {
  readonly do: 'get-in'
  readonly car: number
  readonly seat: SeatInCar
}

const isSeat = (seat: string | undefined): seat is SeatInCar => seat === 'driver' || seat === 'passenger'

/** Into a car in the zone, without a zombie there; companions come along or nobody does (Z2-CAR-01, Z2-RUL-41). */
export const getInAction: OwnAction<GetInPick> = {
  do: 'get-in',
  needs: { pays: PAYS.other },
  candidates(_kit, board, person, into) {
    carsOf(board).forEach(({ zone }, car) => {
      if (zone !== personAt(board, person).zone) return
      into.push({ do: 'get-in', car, seat: 'driver' } as GetInPick)
      into.push({ do: 'get-in', car, seat: 'passenger' } as GetInPick)
    })
  },
  check(kit, board, person, { car, seat }) {
    const { zone } = personAt(board, person)
    const wanted = carsOf(board)[car]
    if (wanted?.zone !== zone) return refuse('no-car-here', 'Z2-CAR-01')
    if (carOf(board, person) >= 0) return refuse('in-a-car', 'Z2-CAR-01')
    if (hasZombies(kit, board, zone)) return refuse('zombies-here', 'Z2-CAR-01')
    const others = kit.followers(board, person).length
    if (seat === 'driver' && wanted.driver !== NONE) return refuse('no-seat', 'Z2-CAR-09')
    if (freeSeats(wanted) < others + (seat === 'driver' ? 0 : 1)) return refuse('no-seat', 'Z2-RUL-41')
    return cannotAct(kit, board, person, 'Z2-CAR-01')
  },
  perform(kit, table, person, { car, seat }) {
    act(kit, table, person, 'get-in', { pays: PAYS.other, cost: 1 })
    const others = kit.followers(table.board, person)
    emit(kit, table, { type: 'gotIn', person, car, seat, with: others })
  },
  parse(_kit, _board, raw): GetInPick | Refusal {
    const car = integer(raw, 'car')
    const seat = text(raw, 'seat')
    return doOf(raw) === 'get-in' && car !== undefined && isSeat(seat)
      ? { do: 'get-in', car, seat }
      : NOT_AN_ANSWER
  },
  show: (_kit, _board, { car, seat }) => ({ do: 'get-in', car, seat }),
}

/** Out of the car, zombies or not (Z2-CAR-01). */
export const getOutAction = plainAction<SecondEdition, SecondKit>('get-out', {
  needs: { pays: PAYS.other },
  check(kit, board, person) {
    if (carOf(board, person) < 0) return refuse('not-in-a-car', 'Z2-CAR-01')
    return cannotAct(kit, board, person, 'Z2-CAR-01')
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
export const changeSeatAction: OwnAction<ChangeSeatPick> = {
  do: 'change-seat',
  needs: { pays: PAYS.other },
  candidates(_kit, board, person, into) {
    const car = carUnder(board, person)
    if (!car) return
    const others = car.driver === person ? [NONE, ...car.passengers] : [car.driver]
    for (const other of others) into.push({ do: 'change-seat', other } as ChangeSeatPick)
  },
  check(kit, board, person, { other }) {
    const car = carUnder(board, person)
    if (!car) return refuse('not-in-a-car', 'Z2-CAR-02')
    if (car.driver === person) {
      if (other === NONE && freeSeats(car) === 0) return refuse('no-seat', 'Z2-CAR-09')
      if (other !== NONE && !car.passengers.includes(other)) return refuse('no-seat', 'Z2-CAR-09')
      // Companions never drive (Z2-RUL-41).
      if (other !== NONE && isCompanion(personAt(board, other))) return refuse('cannot-drive', 'Z2-RUL-41')
    } else if (other !== car.driver) return refuse('no-seat', 'Z2-CAR-09')
    return cannotAct(kit, board, person, 'Z2-CAR-02')
  },
  perform(kit, table, person, { other }) {
    const car = carOf(table.board, person)
    const seat = nth(carsOf(table.board), car).driver === person ? 'passenger' : 'driver'
    act(kit, table, person, 'change-seat', { pays: PAYS.other, cost: 1 })
    emit(kit, table, { type: 'seatChanged', person, car, seat, other })
  },
  parse(_kit, board, raw): ChangeSeatPick | Refusal {
    if (doOf(raw) !== 'change-seat') return NOT_AN_ANSWER
    if (text(raw, 'other') === undefined) return { do: 'change-seat', other: NONE }
    const other = personIn(board, raw, 'other')
    return other === undefined ? NOT_AN_ANSWER : { do: 'change-seat', other }
  },
  show: (_kit, board, { other }) => ({
    do: 'change-seat',
    other: other === NONE ? undefined : personName(board, other),
  }),
}

interface CarPick extends ActPick {
  readonly car: number
}

/** An action that is about one car in the zone. */
function carAction(
  name: string,
  rules: {
    readonly needs: Needs
    check(kit: SecondKit, board: Board, person: number, car: Car): Refusal | undefined
    perform: OwnAction<CarPick>['perform']
  },
): OwnAction<CarPick> {
  return {
    do: name,
    needs: rules.needs,
    candidates(_kit, board, _person, into) {
      carsOf(board).forEach((_, car) => {
        into.push({ do: name, car } as CarPick)
      })
    },
    check(kit, board, person, { car }) {
      const wanted = carsOf(board)[car]
      if (wanted?.zone !== personAt(board, person).zone) return refuse('no-car-here', 'Z2-RUL-40')
      return rules.check(kit, board, person, wanted)
    },
    perform: rules.perform,
    parse(_kit, _board, raw): CarPick | Refusal {
      const car = integer(raw, 'car')
      return doOf(raw) === name && car !== undefined ? { do: name, car } : NOT_AN_ANSWER
    },
    show: (_kit, _board, { car }) => ({ do: name, car }),
  }
}

/** The crate in a pimpmobile, taken like an objective, once (Z2-CAR-07). */
export const trunkAction = carAction('trunk', {
  needs: { pays: PAYS.other },
  check(kit, board, person, { crate }) {
    return crate ? cannotAct(kit, board, person, 'Z2-CAR-07') : refuse('no-token-here', 'Z2-CAR-07')
  },
  perform(kit, table, person, { car }) {
    act(kit, table, person, 'trunk', { pays: PAYS.other, cost: 1 })
    emit(kit, table, { type: 'trunkEmptied', person, car })
    table.push(drawing(person, 1, { pile: SPECIAL }))
  },
})

/** Weapons in a police car: the turn's search, wherever one sits (Z2-CAR-08, Z2-RUL-40). */
export const searchCarAction = carAction('search-car', {
  needs: { pays: PAYS.search },
  check(kit, board, person, { kind }) {
    return kind === 'police-car' ? cannotSearch(kit, board, person) : refuse('no-car-here', 'Z2-CAR-08')
  },
  perform: (kit, table, person) => beginSearch(kit, table, person, true),
})
