import { nth } from '@graveshift/kernel'
import { NONE } from '../../board.ts'
import type { Fields } from '../../fault.ts'
import type { Kit } from '../../kit.ts'
import type { MissionBoard } from '../../missions/mission-game.ts'
import { personName } from '../../names.ts'
import { type PositionScene, personIn, zoneIn, zoneOrGone } from '../../position/scene.ts'
import { type CarBoard, PASSENGERS, peopleInCar } from './cars.ts'

type Scene = PositionScene<CarBoard & MissionBoard>

/** Where a car stands and who sits in it. */
function readCar(scene: Scene, index: number, fields: Fields): void {
  const { board } = scene
  const car = nth(board.cars, index)
  const zone = fields.text('zone')
  if (zone !== undefined) car.zone = zoneIn(scene, fields, 'zone', zone)
  car.crate = fields.flag('crate', car.crate)
  const driver = fields.text('driver')
  if (driver !== undefined) car.driver = personIn(scene, fields, 'driver', driver)
  car.passengers = (fields.texts('passengers', PASSENGERS) ?? [])
    .map((id) => personIn(scene, fields, 'passengers', id))
    .sort((one, other) => one - other)
  for (const person of peopleInCar(car)) nth(board.people, person).zone = car.zone
}

/** The cars of the mission, in their order. */
export function readCars(scene: Scene, fields: Fields): void {
  let car = 0
  fields.objects('cars', scene.board.cars.length, (each) => readCar(scene, car++, each))
}

export const writeCars = (kit: Kit, board: CarBoard) => ({
  cars: board.cars.map((car) => ({
    zone: zoneOrGone(kit, car.zone),
    crate: car.crate,
    ...(car.driver === NONE ? {} : { driver: personName(board, car.driver) }),
    passengers: car.passengers.map((person) => personName(board, person)),
  })),
})
