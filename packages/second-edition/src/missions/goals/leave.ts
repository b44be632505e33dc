import { carUnder, freeSeats, isInCar, NONE } from '@graveshift/zones'
import type { Board } from '../../board.ts'
import type { SecondKit } from '../../second-kit.ts'
import { nearness, roadNearness, share, WHOLE } from '../closeness.ts'
import type { Goal } from '../goal.ts'
import { readCar } from '../read-figures.ts'
import { roadsOf } from '../roads.ts'
import { said, yes } from '../sentences.ts'

/** Every survivor and companion in play has left by the exit; `car`: sitting in a car when leaving. */
export interface LeaveGoal {
  readonly goal: 'leave'
  readonly car?: boolean
}

/** What being near the exit is worth beside having left by it. */
const NEAR = Math.floor(WHOLE / 2)
/** Where cars are needed: what being near one with a free seat is worth, and what sitting in one adds. */
const AFOOT = Math.floor(WHOLE / 8)
const SEATS = 4

/** How far along somebody is who must leave in a car. */
function byCar(kit: SecondKit, board: Board, person: number, exit: number): number {
  const who = board.people[person] as Board['people'][number]
  const car = carUnder(board, person)
  if (car === undefined) {
    const open = board.cars.filter((each) => each.driver === NONE || freeSeats(each) > 0)
    return nearness(
      kit,
      board,
      who,
      open.map((each) => each.zone),
      AFOOT,
    )
  }
  return 2 * AFOOT + (car.driver === NONE ? 0 : roadNearness(kit, car.zone, exit, NEAR))
}

export const leave: Goal<LeaveGoal> = {
  id: 'leave',
  read: (fields) => ({ goal: 'leave', ...readCar(fields) }),
  tell: ({ car }) => said('goal.leave', { car: yes(car) }),
  on: ['left', 'eliminated'],
  met: (_kit, { people }) => people.every(({ zone }) => zone === NONE),
  // Companions who fell are nowhere as well, but have not left.
  count(_kit, { people }) {
    const alive = people.filter(({ health }) => health > 0)
    return { done: alive.filter(({ zone }) => zone === NONE).length, of: alive.length }
  },
  progress(kit, board, { car }) {
    const { people } = board
    const { exit } = kit.mission
    if (exit === undefined) return 0
    let sum = 0
    for (let person = 0; person < people.length; person++) {
      const who = people[person] as Board['people'][number]
      if (who.zone === NONE) sum += WHOLE
      else sum += car ? byCar(kit, board, person, exit) : nearness(kit, board, who, [exit], NEAR)
    }
    return share(sum, people.length * WHOLE)
  },
  lint({ mission, survivors, has }, { car = false }) {
    const { exit, cars, companions } = mission
    return [
      [exit !== undefined && has('exit'), 'there is no exit'],
      [!car || has('driving'), 'no car may be driven'],
      [!car || cars.length * SEATS >= survivors + companions.length, 'the cars have too few seats'],
      [!car || exit === undefined || roadsOf(mission).has(exit), 'no car can be driven there'],
    ]
  },
  last: true,
  leaving: true,
  mayGo: (board, person, { car }) => !car || isInCar(board, person),
  // In a car if nobody leaves on foot.
  wanted: { lastPlaces: (_kit, { cars }, { car }) => (car ? cars.map(({ zone }) => zone) : undefined) },
}
