import { brokenCompanions, brokenOnZones, brokenSingleNoise } from '@graveshift/zones'
import { zombieCardsIn } from './begin.ts'
import type { Board } from './board.ts'
import { cardsOf } from './content/cards.ts'
import { brokenPiles } from './piles/piles.ts'
import { brokenSpawning } from './spawning/spawning.ts'
import type { WesternKit } from './western-kit.ts'

/** Every card there is, by name. */
const allCards = ({ setup }: Board): string[] => [
  ...cardsOf('equipment'),
  ...cardsOf('bounty'),
  ...cardsOf('invention'),
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
  ]
}
