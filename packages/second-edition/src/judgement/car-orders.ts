import {
  type Car,
  carOf,
  FAR,
  freeSeats,
  isSendable,
  NONE,
  type Orders,
  roadsOf,
  send,
} from '@graveshift/zones'
import type { Board } from '../board.ts'
import type { SecondKit } from '../second-kit.ts'

interface Ride {
  readonly person: number
  readonly car: number
  readonly steps: number
}

/** Everybody on foot with every car, the shortest ways first. */
function ridesOf(kit: SecondKit, board: Board): Ride[] {
  const roads = roadsOf(kit, board)
  const rides: Ride[] = []
  board.people.forEach((who, person) => {
    if (!isSendable(who) || carOf(board, person) >= 0) return
    board.cars.forEach(({ zone }, car) => {
      const steps = roads[who.zone * kit.map.size + zone] as number
      if (steps < FAR) rides.push({ person, car, steps })
    })
  })
  return rides.sort((one, other) => one.steps - other.steps || one.person - other.person)
}

/** Whoever sits in a car goes where it goes, others to the car they ride in. */
function sendBy(
  { cars }: Board,
  orders: Orders,
  person: number,
  car: number,
  sits: boolean,
  to: number,
): void {
  orders.ride[person] = car
  send(orders, person, sits ? to : (cars[car] as Car).zone, sits ? 'drive' : 'board')
}

/** Everybody rides in the nearest car that has a seat for them and for those who follow them. */
export function boardCars(kit: SecondKit, board: Board, orders: Orders, to: number): void {
  const room = board.cars.map((car) => freeSeats(car) + (car.driver === NONE ? 1 : 0))
  board.people.forEach((_, person) => {
    const car = carOf(board, person)
    if (car >= 0) sendBy(board, orders, person, car, true, to)
  })
  for (const { person, car } of ridesOf(kit, board)) {
    const seats = 1 + kit.followers(board, person).length
    if (orders.ride[person] !== NONE || (room[car] as number) < seats) continue
    room[car] = (room[car] as number) - seats
    sendBy(board, orders, person, car, false, to)
  }
}

/** One driver to run zombies over: whoever sits at a wheel already, or is nearest to one. */
export function sendDriver(kit: SecondKit, board: Board, orders: Orders): void {
  for (const [car, { driver, zone }] of board.cars.entries()) {
    if (driver === NONE) continue
    orders.ride[driver] = car
    orders.able |= 1 << driver
    send(orders, driver, zone, 'run-over')
    return
  }
  const [ride] = ridesOf(kit, board)
  if (!ride) return
  orders.ride[ride.person] = ride.car
  send(orders, ride.person, (board.cars[ride.car] as Car).zone, 'board')
}
