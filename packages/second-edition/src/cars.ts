import { nth } from '@graveshift/kernel'
import { NONE, type Plan } from '@graveshift/zones'
import type { Board, Car } from './board.ts'

/** Besides the driver (Z2-CAR-01). */
export const PASSENGERS = 3

/** The bumper: no skill, no second throw helps it (Z2-CAR-04, Z2-RUL-39). */
export const BUMPER: Plan = {
  count: 3,
  accuracy: 4,
  damage: 2,
  plus: 0,
  sixDie: 0,
  sixDamage: 0,
  sniper: false,
  steady: false,
  reaps: 0,
  again: [],
  noisy: false,
}

export type SeatInCar = 'driver' | 'passenger'

/** The car somebody sits in, by its place in the list; none if on foot. */
export function carOf({ cars }: Board, person: number): number {
  for (let index = 0; index < cars.length; index++) {
    const { driver, passengers } = cars[index] as Car
    if (driver === person || passengers.includes(person)) return index
  }
  return -1
}

/** The car somebody sits in; undefined if on foot. */
export function carUnder(board: Board, person: number): Car | undefined {
  const index = carOf(board, person)
  return index < 0 ? undefined : board.cars[index]
}

export function isInCar(board: Board, person: number): boolean {
  return carOf(board, person) >= 0
}

export function freeSeats({ passengers }: Car): number {
  return PASSENGERS - passengers.length
}

export function peopleInCar({ driver, passengers }: Car): readonly number[] {
  return driver === NONE ? passengers : [driver, ...passengers]
}

/** Everybody who sits in any car. */
export function ridersOf({ cars }: Board): readonly number[] {
  return cars.flatMap(peopleInCar)
}

export function takeOut(car: Car, person: number): void {
  if (car.driver === person) car.driver = NONE
  else car.passengers = car.passengers.filter((each) => each !== person)
}

export function putIn(car: Car, person: number, seat: SeatInCar): void {
  if (seat === 'driver') car.driver = person
  else car.passengers = [...car.passengers, person].sort((one, other) => one - other)
}

/** Whoever is no longer where the car is has got out of it. */
export function tidyCars(board: Board): void {
  for (const car of board.cars)
    for (const person of peopleInCar(car))
      if (nth(board.people, person).zone !== car.zone) takeOut(car, person)
}
