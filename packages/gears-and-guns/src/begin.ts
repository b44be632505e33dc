import { freshPeople, freshZones } from '@graveshift/zones'
import { freshMission } from '@graveshift/zones/missions'
import type { Board, Setup, Terms } from './board.ts'
import { freshCards } from './cards/cards-board.ts'
import { cardsOf } from './content/cards.ts'
import { zombieDeck } from './content/zombie-deck.ts'
import { freshMachines } from './machines/machines.ts'
import { freshPiles } from './piles/piles.ts'
import { freshSheets } from './sheets/sheets-board.ts'
import { freshSpawning } from './spawning/spawning.ts'
import { freshTown } from './town/nozzles.ts'
import type { WesternKit } from './western-kit.ts'

/** The cards that zombies come by. */
export const zombieCardsIn = ({ deck }: Terms): readonly string[] => zombieDeck(deck).map(({ id }) => id)

/** The table as it is laid out before the first card is dealt (UA-SET-01, UA-SET-02). A feature adds its slice. */
export function freshBoard(kit: WesternKit, setup: Setup): Board {
  const { mission } = kit
  const piles = [cardsOf('equipment'), cardsOf('bounty'), zombieCardsIn(setup), [], cardsOf('invention')]
  return {
    setup,
    ...freshZones(kit, freshPeople(kit, setup.teams), piles),
    doors: mission.open,
    loud: mission.noise,
    loudSide: mission.data.noise?.side ?? 'bang',
    ...freshMission(mission),
    ...freshSpawning(mission),
    ...freshPiles(),
    held: [],
    fallen: [],
    everLed: [],
    ...freshMachines(mission),
    ...freshSheets(setup.campaign),
    ...freshCards(mission),
    ...freshTown(kit.steam.machines, mission.data.steam),
  }
}
