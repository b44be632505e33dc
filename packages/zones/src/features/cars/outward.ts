import { nth } from '@graveshift/kernel'
import {
  asIs,
  distinct,
  type Field,
  type FormOf,
  listOf,
  meaning,
  nameOf,
  oneOf,
  orNull,
  recordOf,
  type Schema,
  TRUTH,
} from '@graveshift/kernel/outward'
import { PERSON, people, person, somebody, ZONE, type ZonesScene, zone } from '../../outward/fields.ts'
import { type CarBoard, type CarEvent, type CarEventOf, SEATS_IN_CAR } from './cars.ts'
import type { CarView } from './view.ts'

interface CarScene extends ZonesScene {
  readonly board: CarBoard
}

/** What cars are called outside: by kind, a second one with its number. */
export const carNames = ({ cars }: CarBoard): string[] => distinct(cars.map(({ kind }) => kind))

/** A car by its name outside. */
export type NamedCar = CarView & { readonly car: string }

export const nameCars = (board: CarBoard, views: readonly CarView[]): NamedCar[] => {
  const names = carNames(board)
  return views.map((view, index) => ({ car: nth(names, index), ...view }))
}

export const CAR = nameOf('car')
export const SEAT_IN_CAR = oneOf(SEATS_IN_CAR)

/** A car as it is shown, in a game with these kinds. */
export const carShown = (kinds: readonly string[]): Schema =>
  recordOf<NamedCar>({
    car: CAR,
    kind: oneOf(kinds),
    zone: ZONE,
    crate: TRUTH,
    driver: orNull(PERSON),
    passengers: listOf(PERSON),
  })

const car: Field<number, CarScene> = {
  schema: CAR,
  show: (value, { board }) => nth(carNames(board), value),
}
const seat = asIs<(typeof SEATS_IN_CAR)[number]>(SEAT_IN_CAR)

/** How cars are told outside. */
export const CAR_EVENTS: {
  readonly [T in CarEvent['type']]: FormOf<CarEventOf<T>, CarScene, 'type'>
} = {
  gotIn: { person, car, seat, with: people },
  gotOut: { person, car, with: people },
  seatChanged: { person, car, seat, other: meaning(somebody, 'who changes places') },
  drove: { person, car, to: zone, fast: asIs(TRUTH) },
  trunkEmptied: { person, car },
}
