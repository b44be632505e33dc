import { brokenNoise, brokenOnZones, NONE } from '@graveshift/zones'
import { setOf } from './begin.ts'
import type { Board } from './board.ts'
import { carOf, PASSENGERS, peopleInCar, ridersOf } from './cars.ts'
import { cardsIn, EQUIPMENT_DECK, PIMPWEAPON_DECK, STARTING_DECK } from './content/decks.ts'
import { ZOMBIE_CARDS } from './content/zombie-cards.ts'
import type { SecondKit } from './second-kit.ts'

/** Every card there is, by name. */
const allCards = ({ setup }: Board): string[] => [
  ...cardsIn(EQUIPMENT_DECK),
  ...cardsIn(PIMPWEAPON_DECK),
  ...ZOMBIE_CARDS.filter((card) => setup.zombieCards.includes(setOf(card))).map(({ id }) => id),
  ...cardsIn(STARTING_DECK),
]

/** Everybody sits in one car at most, and whoever follows somebody sits where that one does. */
function wrongRides(board: Board): string[] {
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

/** What can never be true of a board; for tests and fuzzing. */
export function brokenInvariants(kit: SecondKit, board: Board): string[] {
  return [...brokenOnZones(kit, board, allCards(board)), ...brokenNoise(board), ...wrongRides(board)]
}
