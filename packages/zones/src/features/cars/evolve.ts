import { nth } from '@graveshift/kernel'
import { NONE } from '../../board.ts'
import type { ZonesEventOf } from '../../events.ts'
import type { Evolver } from '../../evolve.ts'
import type { Kit } from '../../kit.ts'
import { personAt } from '../../people.ts'
import type { CompanionEventOf } from '../companions/companions.ts'
import {
  type Car,
  type CarBoard,
  type CarEvent,
  type CarEventOf,
  carOf,
  peopleInCar,
  type SeatInCar,
} from './cars.ts'

function takeOut(car: Car, person: number): void {
  if (car.driver === person) car.driver = NONE
  else car.passengers = car.passengers.filter((each) => each !== person)
}

function putIn(car: Car, person: number, seat: SeatInCar): void {
  if (seat === 'driver') car.driver = person
  else car.passengers = [...car.passengers, person].sort((one, other) => one - other)
}

export const CAR_EVOLVERS: {
  readonly [T in CarEvent['type']]: Evolver<Kit, CarBoard, CarEventOf<T>>
} = {
  gotIn(_kit, board, { person, car, seat, with: others }) {
    const into = nth(board.cars, car)
    putIn(into, person, seat)
    for (const other of others) putIn(into, other, 'passenger')
  },
  gotOut(_kit, board, { person, car, with: others }) {
    const from = nth(board.cars, car)
    for (const each of [person, ...others]) takeOut(from, each)
  },
  seatChanged(_kit, board, { person, car, seat, other }) {
    const inside = nth(board.cars, car)
    takeOut(inside, person)
    if (other !== NONE) {
      takeOut(inside, other)
      putIn(inside, other, seat === 'driver' ? 'passenger' : 'driver')
    }
    putIn(inside, person, seat)
  },
  drove(_kit, board, { car, to }) {
    const driven = nth(board.cars, car)
    driven.zone = to
    for (const person of peopleInCar(driven)) personAt(board, person).zone = to
  },
  trunkEmptied(_kit, board, { car }) {
    nth(board.cars, car).crate = false
  },
}

/** Events of others after which seats change: companions sit where their leaders sit, whoever is gone has got out. */
export const SEAT_EVOLVERS: {
  readonly [T in 'handedOver' | 'left' | 'eliminated' | 'walked']: Evolver<Kit, CarBoard, ZonesEventOf<T>>
} & { readonly rallied: Evolver<Kit, CarBoard, CompanionEventOf<'rallied'>> } = {
  rallied: (_kit, board, { companion, person }) => ride(board, companion, person),
  handedOver: (_kit, board, { companion, to }) => ride(board, companion, to),
  left: (_kit, board) => emptySeats(board),
  eliminated: (_kit, board) => emptySeats(board),
  walked: (_kit, board) => emptySeats(board),
}

function ride(board: CarBoard, companion: number, leader: number): void {
  const car = carOf(board, leader)
  const now = carOf(board, companion)
  if (car === now) return
  if (now >= 0) takeOut(nth(board.cars, now), companion)
  if (car >= 0) putIn(nth(board.cars, car), companion, 'passenger')
}

/** Whoever is no longer where the car is has got out of it. */
function emptySeats(board: CarBoard): void {
  for (const car of board.cars)
    for (const person of peopleInCar(car)) if (personAt(board, person).zone !== car.zone) takeOut(car, person)
}
