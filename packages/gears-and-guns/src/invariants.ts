import { brokenCompanions, brokenOnZones, brokenSingleNoise, without } from '@graveshift/zones'
import { zombieCardsIn } from './begin.ts'
import type { Board } from './board.ts'
import { brokenCards } from './cards/invariants.ts'
import { cardsOf } from './content/cards.ts'
import { brokenFallen } from './fallen/fallen.ts'
import { brokenHolding } from './holding/holding.ts'
import { brokenMachines } from './machines/machines.ts'
import { brokenPiles } from './piles/piles.ts'
import { brokenSpawning } from './spawning/spawning.ts'
import { cardsOnBoard } from './steam/bottles.ts'
import { brokenTown } from './town/invariants.ts'
import type { WesternKit } from './western-kit.ts'

/** Every card that somebody has or that is in a pile, by name. */
const allCards = ({ setup, bottles, keepsakes }: Board): string[] => [
  ...cardsOf('equipment'),
  ...keepsakes.map(({ card }) => card).reduce(without, cardsOf('bounty')),
  ...cardsOnBoard({ bottles }).reduce(without, cardsOf('invention')),
  ...cardsOf('starting'),
  ...zombieCardsIn(setup),
]

/** What can never be true of a board; for tests and fuzzing. A feature adds its line. */
export function brokenInvariants(kit: WesternKit, board: Board): string[] {
  return [
    ...brokenOnZones(kit, board, allCards(board)),
    ...brokenSingleNoise(kit, board),
    ...brokenCompanions(board),
    ...brokenSpawning(kit, board),
    ...brokenPiles(kit, board),
    ...brokenCards(kit, board),
    ...brokenHolding(kit, board),
    ...brokenFallen(kit, board),
    ...brokenMachines(kit, board),
    ...brokenTown(kit, board),
  ]
}
