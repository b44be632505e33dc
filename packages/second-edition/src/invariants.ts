import { brokenCars, brokenCompanions, brokenDoors, brokenNoise, brokenOnZones } from '@graveshift/zones'
import { setOf } from './begin.ts'
import type { Board } from './board.ts'
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
