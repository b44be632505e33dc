import { asJson, type Json } from '@graveshift/kernel'
import { ZOMBIE_CARD_SETS } from './board.ts'
import { CARDS } from './content/cards.ts'
import { SKILLS } from './content/compile.ts'
import { EQUIPMENT_DECK, PIMPWEAPON_DECK, STARTING_DECK } from './content/decks.ts'
import { MISSIONS } from './content/missions.ts'
import { SURVIVORS } from './content/survivors.ts'
import { ZOMBIE_CARDS } from './content/zombie-cards.ts'
import { zombieKinds } from './content/zombies.ts'
import { STREAMS } from './streams.ts'

/** Everything there is to choose from: options with their defaults, and all content as it is printed. */
export function catalogue(): Json {
  const printed = {
    survivors: SURVIVORS,
    skills: Object.keys(SKILLS).sort(),
    cards: CARDS,
    decks: { starting: STARTING_DECK, equipment: EQUIPMENT_DECK, pimpweapons: PIMPWEAPON_DECK },
    zombies: zombieKinds('plain', 4),
    abominations: zombieKinds('printed', 1).filter(({ abomination }) => abomination),
    zombieCards: ZOMBIE_CARDS,
    missions: MISSIONS,
  }
  return {
    options: {
      mission: MISSIONS.map(({ id }) => id),
      teams: 'the survivors of each of 1 to 6 seats; or give survivors, a list, and seats, a number',
      zombieCards: ZOMBIE_CARD_SETS,
      abominations: ['plain', 'printed'],
      mostAbominations: '1 to 4, 1 by default (Z2-OPT-01)',
      abominationFest: 'true or false (Z2-OPT-02)',
      darkZones: 'true or false (Z2-DRK-01)',
      ultrared: 'true or false (Z2-ULT-01)',
      startingCardsReturn: 'true or false (Z2-OPT-03)',
      sparedBuildings: 'true or false (Z2-OPT-04)',
      pressOn: 'true or false (Z2-OPT-06)',
    },
    streams: STREAMS,
    content: asJson(printed),
  }
}
