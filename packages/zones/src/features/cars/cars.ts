import { nth, type Refusal, type Table } from '@graveshift/kernel'
import { NONE, type ZonesBoard } from '../../board.ts'
import type { Plan } from '../../combat/plan.ts'
import type { ZonesEvent } from '../../events.ts'
import type { Zones, ZonesFrame, ZonesGame } from '../../game.ts'
import type { Kit } from '../../kit.ts'
import type { ReasonsOf } from '../../refusals.ts'

/** Cars that people get into and out of, that are driven along the streets, and in which something may lie. */

export interface Car {
  /** Which of the game's cars it is. */
  readonly kind: string
  zone: number
  /** A crate in the trunk. */
  crate: boolean
  /** Who is at the wheel; none if nobody. */
  driver: number
  /** Up to three, in rising order: which of their seats somebody has makes no difference. Never changed in place. */
  passengers: readonly number[]
}

export interface CarBoard extends ZonesBoard {
  cars: Car[]
}

export const SEATS_IN_CAR = ['driver', 'passenger'] as const
export type SeatInCar = (typeof SEATS_IN_CAR)[number]

export type CarEvent =
  | {
      readonly type: 'gotIn'
      readonly person: number
      readonly car: number
      readonly seat: SeatInCar
      readonly with: readonly number[]
    }
  | {
      readonly type: 'gotOut'
      readonly person: number
      readonly car: number
      readonly with: readonly number[]
    }
  | {
      readonly type: 'seatChanged'
      readonly person: number
      readonly car: number
      readonly seat: SeatInCar
      /** Who changes places with them; none if the seat was free. */
      readonly other: number
    }
  | {
      readonly type: 'drove'
      readonly person: number
      readonly car: number
      readonly to: number
      readonly fast: boolean
    }
  | { readonly type: 'trunkEmptied'; readonly person: number; readonly car: number }

export type CarEventOf<T extends CarEvent['type']> = Extract<CarEvent, { type: T }>

export interface DriveFrame {
  readonly kind: 'drive'
  at: string
  readonly person: number
  readonly car: number
  /** Zones still to be entered. */
  path: readonly number[]
  readonly fast: boolean
  /** Zombies in the zone before the car went through it. */
  before: number
}

/** A game with cars, as far as they are concerned. */
export interface CarGame extends Omit<Zones, 'board' | 'event' | 'frame'> {
  board: CarBoard
  event: ZonesEvent | CarEvent
  frame: ZonesFrame | DriveFrame
}

/** The reasons for which answers about cars are refused, by place. */
export const CAR_REASONS = {
  getIn: ['no-car-here', 'in-a-car', 'zombies-here', 'no-seat', 'no-actions'],
  /** Somebody, and those who come along. */
  getInTogether: ['no-seat'],
  getOut: ['not-in-a-car', 'no-actions'],
  changeSeat: ['not-in-a-car', 'no-seat', 'cannot-drive', 'no-actions'],
  drive: ['not-driving', 'no-driving-here', 'no-cars-inside', 'no-road', 'no-actions'],
  /** Whatever is about one car in the zone. */
  reach: ['no-car-here'],
  trunk: ['no-token-here', 'no-actions'],
  searchCar: ['no-car-here'],
  /** Walking while one sits in a car. */
  walk: ['in-a-car'],
  /** Following somebody who sits in a car. */
  follow: ['no-seat'],
} as const

type Reasons = typeof CAR_REASONS

/** The rule by which a game refuses whatever is about cars. */
export type CarRules = ReasonsOf<Reasons, string>

export const CAR_REFUSALS: readonly string[] = Object.values(CAR_REASONS).flat()

type CarsIn = ZonesGame & { board: CarBoard }

/** What a game says about its cars. */
export interface CarSetup<G extends CarsIn> {
  readonly refusals: ReasonsOf<Reasons, Refusal>
  /** What a car attacks with when it is driven fast. */
  readonly bumper: Plan
  /** Kinds of cars that weapons are searched for in. */
  readonly armed: readonly string[]
  /** Whether cars may be driven now. */
  mayDrive(board: G['board']): boolean
  /** So many zombies were run over in one zone. */
  ranOver(table: Table<G>, killed: number): void
}

export interface CarKit extends Kit<CarGame> {
  readonly cars: CarSetup<CarGame>
}

/** Why dice are thrown for a car. */
export const CAR_ROLL = 'car'

/** Besides the driver (Z2-CAR-01). */
export const PASSENGERS = 3

/** A car as it stands at the start. */
export const parkedCar = (kind: string, zone: number, crate: boolean): Car => ({
  kind,
  zone,
  crate,
  driver: NONE,
  passengers: [],
})

export function cloneCars(cars: readonly Car[]): Car[] {
  const copies: Car[] = []
  for (const { kind, zone, crate, driver, passengers } of cars)
    copies.push({ kind, zone, crate, driver, passengers })
  return copies
}

/** The car somebody sits in, by its place in the list; none if on foot. */
export function carOf({ cars }: CarBoard, person: number): number {
  for (let index = 0; index < cars.length; index++) {
    const { driver, passengers } = cars[index] as Car
    if (driver === person || passengers.includes(person)) return index
  }
  return NONE
}

/** The car somebody sits in; undefined if on foot. */
export function carUnder(board: CarBoard, person: number): Car | undefined {
  const index = carOf(board, person)
  return index < 0 ? undefined : board.cars[index]
}

export function isInCar(board: CarBoard, person: number): boolean {
  return carOf(board, person) >= 0
}

export function freeSeats({ passengers }: Car): number {
  return PASSENGERS - passengers.length
}

export function peopleInCar({ driver, passengers }: Car): readonly number[] {
  return driver === NONE ? passengers : [driver, ...passengers]
}

/** Everybody who sits in any car. */
export function ridersOf({ cars }: CarBoard): readonly number[] {
  return cars.flatMap(peopleInCar)
}

/** Only walking needs getting out first (Z2-RUL-38). */
export function cannotWalkFromCar({ cars }: CarKit, board: CarBoard, person: number): Refusal | undefined {
  return isInCar(board, person) ? cars.refusals.walk['in-a-car'] : undefined
}

/** Whoever follows somebody into a car needs a seat there (Z2-RUL-41). */
export function cannotRideAlong(
  { cars }: CarKit,
  board: CarBoard,
  companion: number,
  leader: number,
): Refusal | undefined {
  const car = carOf(board, leader)
  if (car < 0 || car === carOf(board, companion)) return undefined
  return freeSeats(nth(board.cars, car)) > 0 ? undefined : cars.refusals.follow['no-seat']
}
