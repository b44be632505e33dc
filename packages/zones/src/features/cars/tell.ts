import { nth, type Telling } from '@graveshift/kernel'
import type { Kit } from '../../kit.ts'
import type { Teller } from '../../tell/tellers.ts'
import { logLine, personTerm, word, zoneTerm } from '../../tell/terms.ts'
import type { CarBoard, CarEvent, CarEventOf } from './cars.ts'

const carTerm = ({ cars }: CarBoard, car: number): Telling => word(`car.${nth(cars, car).kind}.name`)

export const CAR_TELLERS: {
  readonly [T in CarEvent['type']]: Teller<CarEventOf<T>, Kit, CarBoard>
} = {
  gotIn: ({ person, car, seat }, _kit, board) =>
    logLine('gotIn', {
      person: personTerm(board, person),
      car: carTerm(board, car),
      seat: word(`seat.${seat}`),
    }),
  gotOut: ({ person, car }, _kit, board) =>
    logLine('gotOut', { person: personTerm(board, person), car: carTerm(board, car) }),
  seatChanged: ({ person, seat }, _kit, board) =>
    logLine('seatChanged', { person: personTerm(board, person), seat: word(`seat.${seat}`) }),
  drove: ({ person, car, to, fast }, kit, board) =>
    logLine(fast ? 'drove.fast' : 'drove', {
      person: personTerm(board, person),
      car: carTerm(board, car),
      zone: zoneTerm(kit, to),
    }),
  trunkEmptied: ({ person, car }, _kit, board) =>
    logLine('trunkEmptied', { person: personTerm(board, person), car: carTerm(board, car) }),
}

/** The cars that stand in a zone. */
export const carsIn = ({ cars }: CarBoard, zone: number): readonly Telling[] =>
  cars.filter((car) => car.zone === zone).map(({ kind }) => word(`car.${kind}.name`))
