import { NONE } from '@graveshift/zones'
import type { Board } from '../../board.ts'
import { carUnder, freeSeats } from '../../cars.ts'
import type { SecondKit } from '../../second-kit.ts'
import { nearness, roadNearness, share, WHOLE } from '../closeness.ts'
import type { Goal } from '../goal.ts'

/** What being near the exit is worth beside having left by it. */
const NEAR = Math.floor(WHOLE / 2)
/** Where cars are needed: what being near one with a free seat is worth, and what sitting in one adds. */
const AFOOT = Math.floor(WHOLE / 8)

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

export const leave: Goal<'leave'> = {
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
}
