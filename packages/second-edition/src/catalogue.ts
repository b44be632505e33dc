import { asJson, type Json, optionCatalogue } from '@graveshift/kernel'
import { CARDS } from './content/cards.ts'
import { SKILLS } from './content/compile.ts'
import { EQUIPMENT_DECK, PIMPWEAPON_DECK, STARTING_DECK } from './content/decks.ts'
import { MISSIONS } from './content/missions.ts'
import { SURVIVORS } from './content/survivors.ts'
import { ZOMBIE_CARDS } from './content/zombie-cards.ts'
import { zombieKinds } from './content/zombies.ts'
import { RULE_OPTIONS } from './rule-options.ts'
import { STREAMS } from './streams.ts'

/** Everything there is to choose from: options with their defaults, and all content as it is printed. */
export function catalogue(): Json {
  const printed = {
    survivors: SURVIVORS,
    skills: SKILLS.ids.toSorted(),
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
      ...optionCatalogue(RULE_OPTIONS),
    },
    streams: STREAMS,
    content: asJson(printed),
  }
}
