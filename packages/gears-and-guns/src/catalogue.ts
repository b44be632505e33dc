import { asJson, type Json, optionCatalogue } from '@graveshift/kernel'
import { CARD_DECKS } from './content/cards.ts'
import { CLASSES } from './content/classes.ts'
import { MISSIONS } from './content/missions.ts'
import { SURVIVORS } from './content/survivors.ts'
import { ZOMBIE_CARDS } from './content/zombie-deck.ts'
import { ZOMBIES } from './content/zombies.ts'
import { SKILLS } from './people/skills.ts'
import { RULE_OPTIONS } from './rule-options.ts'
import { STREAMS } from './streams.ts'

/** What is public of a mission: where cards lie and how many notes there are, not what they say (GG-TBL-04). */
const missions = MISSIONS.map(({ cards, notes, marks: _, ...mission }) => ({
  ...mission,
  cards: cards.map(({ number, zone, back = null }) => ({ number, zone, back })),
  notes: notes.length,
}))

/** Everything there is to choose from: options with their defaults, and all content as it is printed. */
export function catalogue(): Json {
  const printed = {
    survivors: SURVIVORS,
    classes: CLASSES,
    skills: SKILLS.ids.toSorted(),
    cards: CARD_DECKS,
    zombies: ZOMBIES,
    zombieCards: ZOMBIE_CARDS,
    missions,
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
