import { ANYTHING, COUNT, listOf, mapOf, objectOf, oneOf, TEXT, TRUTH } from '@graveshift/kernel/outward'
import {
  cardPrinted,
  missionPrinted,
  SKILL,
  survivorPrinted,
  ZOMBIE_PRINTED,
  zombieCardPrinted,
} from '@graveshift/zones/outward'
import { PLAN } from './mission.ts'

const AMMO = oneOf(['bullets', 'shells'])

const CARD_PRINTED = cardPrinted(['weapon', 'food', 'gear', 'trap', 'bomb'], {
  reach: listOf(COUNT),
  dual: TRUTH,
  door: oneOf(['silent', 'noisy']),
  ammo: AMMO,
  reload: TRUTH,
  skills: listOf(SKILL),
  food: COUNT,
  plenty: AMMO,
  inPack: TRUTH,
})

/** What `games` tells of the second edition. */
export const CATALOGUE = {
  options: mapOf(ANYTHING),
  streams: listOf(TEXT),
  content: objectOf({
    survivors: listOf(survivorPrinted({ kid: TRUTH })),
    skills: listOf(SKILL),
    cards: listOf(CARD_PRINTED),
    decks: mapOf(mapOf(COUNT)),
    zombies: listOf(ZOMBIE_PRINTED),
    abominations: listOf(ZOMBIE_PRINTED),
    zombieCards: listOf(zombieCardPrinted({})),
    missions: listOf(missionPrinted(PLAN)),
  }),
}
