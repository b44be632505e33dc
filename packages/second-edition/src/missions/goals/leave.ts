import { carUnder, freeSeats, isInCar, NONE, personAt } from '@graveshift/zones'
import {
  leave as leaveOnFoot,
  NEAR_EXIT,
  nearness,
  roadNearness,
  said,
  share,
  WHOLE,
  yes,
} from '@graveshift/zones/missions'
import type { Board } from '../../board.ts'
import type { SecondKit } from '../../second-kit.ts'
import { type OwnGoal, readCar } from '../goal.ts'
import { roadsOf } from '../roads.ts'

/** Every survivor and companion in play has left by the exit; `car`: sitting in a car when leaving. */
export interface LeaveGoal {
  readonly goal: 'leave'
  readonly car?: boolean
}

/** Where cars are needed: what being near one with a free seat is worth, and what sitting in one adds. */
const AFOOT = Math.floor(WHOLE / 8)
const SEATS = 4

/** How far along somebody is who must leave in a car. */
function byCar(kit: SecondKit, board: Board, person: number, exit: number): number {
  const who = personAt(board, person)
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
  return 2 * AFOOT + (car.driver === NONE ? 0 : roadNearness(kit, car.zone, exit, NEAR_EXIT))
}

/** Leaving, on foot or in cars. */
export const leave: OwnGoal<LeaveGoal> = {
  ...leaveOnFoot,
  figures: 'everybody leaves by the exit; `car`: by car',
  read: (fields) => ({ ...leaveOnFoot.read(fields), ...readCar(fields) }),
  tell: ({ car }) => said('goal.leave', { car: yes(car) }),
  progress(kit, board, data) {
    const { exit } = kit.mission
    if (!data.car || exit === undefined) return leaveOnFoot.progress(kit, board, data)
    const { people } = board
    const sum = people.reduce(
      (total, { zone }, person) => total + (zone === NONE ? WHOLE : byCar(kit, board, person, exit)),
      0,
    )
    return share(sum, people.length * WHOLE)
  },
  lint(facts, data) {
    const { mission, survivors, has } = facts
    const { exit, cars, companions } = mission
    const { car = false } = data
    return [
      ...(leaveOnFoot.lint?.(facts, data) ?? []),
      [!car || has('driving'), 'no car may be driven'],
      [!car || cars.length * SEATS >= survivors + companions.length, 'the cars have too few seats'],
      [!car || exit === undefined || roadsOf(mission).has(exit), 'no car can be driven there'],
    ]
  },
  driveTo: ({ mission }, _board, { car }) => (car ? mission.exit : undefined),
  mayGo: (board, person, { car }) => !car || isInCar(board, person),
  // In a car if nobody leaves on foot.
  wanted: { lastPlaces: (_kit, { cars }, { car }) => (car ? cars.map(({ zone }) => zone) : undefined) },
}
