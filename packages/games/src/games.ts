import { listOf } from './list-of.ts'
import { type ListedGame, listed, type WordLayer } from './listed-game.ts'

/** What games on zones say alike. */
const ZONES_WORDS: WordLayer = {
  en: () => import('@graveshift/zones/words/en.json', { with: { type: 'json' } }),
  it: () => import('@graveshift/zones/words/it.json', { with: { type: 'json' } }),
  de: () => import('@graveshift/zones/words/de.json', { with: { type: 'json' } }),
}

/** Every game there is, in the order in which people are shown them. Adding a game is adding it here. */
export const GAMES: readonly ListedGame[] = [
  listed({
    id: 'gear-up',
    fewest: 1,
    most: 6,
    load: async () => (await import('@graveshift/gear-up')).GEAR_UP_MODULE,
    outward: async () => (await import('@graveshift/gear-up/outward')).GEAR_UP_OUTWARD,
    words: [
      {
        en: () => import('@graveshift/gear-up/words/en.json', { with: { type: 'json' } }),
        it: () => import('@graveshift/gear-up/words/it.json', { with: { type: 'json' } }),
        de: () => import('@graveshift/gear-up/words/de.json', { with: { type: 'json' } }),
      },
    ],
  }),
  listed({
    id: 'second-edition',
    fewest: 1,
    most: 6,
    load: async () => (await import('@graveshift/second-edition')).SECOND_EDITION_MODULE,
    outward: async () => (await import('@graveshift/second-edition/outward')).SECOND_EDITION_OUTWARD,
    words: [
      ZONES_WORDS,
      {
        en: () => import('@graveshift/second-edition/words/en.json', { with: { type: 'json' } }),
        it: () => import('@graveshift/second-edition/words/it.json', { with: { type: 'json' } }),
        de: () => import('@graveshift/second-edition/words/de.json', { with: { type: 'json' } }),
      },
    ],
  }),
  listed({
    id: 'gears-and-guns',
    fewest: 1,
    most: 6,
    load: async () => (await import('@graveshift/gears-and-guns')).WESTERN_MODULE,
    outward: async () => (await import('@graveshift/gears-and-guns/outward')).WESTERN_OUTWARD,
    words: [
      ZONES_WORDS,
      {
        en: () => import('@graveshift/gears-and-guns/words/en.json', { with: { type: 'json' } }),
        it: () => import('@graveshift/gears-and-guns/words/it.json', { with: { type: 'json' } }),
        de: () => import('@graveshift/gears-and-guns/words/de.json', { with: { type: 'json' } }),
      },
    ],
    campaign: {
      load: async () => (await import('@graveshift/gears-and-guns')).WESTERN_CAMPAIGN_MODULE,
      schema: async () => (await import('@graveshift/gears-and-guns/outward')).CAMPAIGN,
      interlude: {
        id: 'gears-and-guns-camp',
        load: async () => (await import('@graveshift/gears-and-guns')).CAMP_MODULE,
        outward: async () => (await import('@graveshift/gears-and-guns/outward')).CAMP_OUTWARD,
      },
    },
  }),
]

export const { findListed, loadAll, nameOfRules, ownerOf, rulesCalled } = listOf(GAMES)
