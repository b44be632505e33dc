import { NONE } from '../../board.ts'
import { type CarBoard, carOf, PASSENGERS, peopleInCar, ridersOf } from './cars.ts'

/** Everybody sits in one car at most, and whoever follows somebody sits where that one does. */
export function brokenCars(board: CarBoard): string[] {
  const wrong: string[] = []
  const riders = ridersOf(board)
  if (new Set(riders).size < riders.length) wrong.push('somebody sits in two seats')
  board.cars.forEach((car, index) => {
    if (car.passengers.length > PASSENGERS) wrong.push(`car ${index} is overfull`)
    for (const person of peopleInCar(car))
      if (board.people[person]?.zone !== car.zone) wrong.push(`car ${index} has lost ${person}`)
  })
  board.people.forEach(({ id, leader }, index) => {
    if (leader !== NONE && carOf(board, index) !== carOf(board, leader))
      wrong.push(`${id} rides without its leader`)
  })
  return wrong
}
