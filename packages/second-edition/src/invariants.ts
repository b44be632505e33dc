import { brokenCars, brokenCompanions, brokenDoors, brokenNoise, brokenOnZones } from '@graveshift/zones'
import { zombieCardsIn } from './begin.ts'
import type { Board } from './board.ts'
import { cardsIn, EQUIPMENT_DECK, PIMPWEAPON_DECK, STARTING_DECK } from './content/decks.ts'
import type { SecondKit } from './second-kit.ts'

/** Every card there is, by name. */
const allCards = ({ setup }: Board): string[] => [
  ...cardsIn(EQUIPMENT_DECK),
  ...cardsIn(PIMPWEAPON_DECK),
  ...zombieCardsIn(setup),
  ...cardsIn(STARTING_DECK),
]

/** What can never be true of a board; for tests and fuzzing. */
export function brokenInvariants(kit: SecondKit, board: Board): string[] {
  return [
    ...brokenOnZones(kit, board, allCards(board)),
    ...brokenNoise(board),
    ...brokenDoors(kit, board),
    ...brokenCars(board),
    ...brokenCompanions(board),
  ]
}
