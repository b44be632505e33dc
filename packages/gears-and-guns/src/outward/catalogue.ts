import {
  ANYTHING,
  COUNT,
  eitherOf,
  listOf,
  mapOf,
  nameOf,
  objectOf,
  oneOf,
  orNull,
  TEXT,
  TRUTH,
} from '@graveshift/kernel/outward'
import { NOISE_SIDES } from '@graveshift/zones'
import {
  cardPrinted,
  figures,
  SKILL,
  survivorPrinted,
  ZOMBIE,
  ZOMBIE_PRINTED,
  ZONE,
  zombieCardPrinted,
} from '@graveshift/zones/outward'
import { CARD_NUMBER } from '../cards/actions/read.ts'
import { FAMILIES } from '../content/card-data.ts'
import { CLASSES } from '../content/classes.ts'
import { SPAWN_KINDS, WESTERN_DIFFICULTIES } from '../missions/types.ts'

const CLASS = oneOf(CLASSES.map(({ id }) => id))
const FAMILY = oneOf(FAMILIES)
const TILES = listOf(nameOf('tile'))

const STEAM = objectOf({ dice: COUNT }, { accuracy: COUNT, most: COUNT, damage: COUNT, freeReload: TRUTH })

const CARD_PRINTED = cardPrinted(['weapon', 'bomb', 'food', 'gear', 'item', 'invention'], {
  count: COUNT,
  family: FAMILY,
  steam: STEAM,
  keep: COUNT,
  reach: listOf(COUNT),
  dual: TRUTH,
  ammo: oneOf(['bullets', 'shells']),
  plenty: oneOf(['bullets', 'shells']),
  reload: TRUTH,
  food: COUNT,
  inPack: TRUTH,
  skills: listOf(SKILL),
  helps: objectOf({ dice: COUNT, steamDice: COUNT }),
  purifies: oneOf(['anybody', 'faithful']),
  armor: COUNT,
  again: CLASS,
  leap: TRUTH,
  meleeReach: COUNT,
  seesThroughJets: TRUTH,
  uses: listOf(oneOf(['refill', 'place'])),
})

const CLASS_PRINTED = objectOf({
  id: CLASS,
  health: COUNT,
  slot: eitherOf(objectOf({ families: listOf(FAMILY) }), objectOf({ steam: TRUTH })),
  abilities: listOf(SKILL),
})

/** A mission of the book: cards by where they lie, notes by how many there are. */
const MISSION_PRINTED = objectOf(
  {
    id: nameOf('mission'),
    number: COUNT,
    difficulty: oneOf(WESTERN_DIFFICULTIES),
    minutes: COUNT,
    tiles: listOf(TEXT),
    start: listOf(ZONE),
    spawns: listOf(objectOf({ zone: ZONE, kind: oneOf(SPAWN_KINDS) })),
    spawnOrder: listOf(ZONE),
    objectives: listOf(
      objectOf({ zone: ZONE }, { gives: nameOf('card'), colour: oneOf(['green']), fixed: TRUTH }),
    ),
    goals: listOf(figures('goal')),
    rules: listOf(figures('rule')),
    cards: listOf(objectOf({ number: CARD_NUMBER, zone: ZONE, back: orNull(nameOf('picture')) })),
    notes: COUNT,
  },
  {
    exit: ZONE,
    train: ANYTHING,
    steam: objectOf({ gauge: COUNT, broken: TILES }),
    noise: objectOf({ zone: ZONE, side: oneOf(NOISE_SIDES) }),
    neverWake: TILES,
    outOfPlay: listOf(ZONE),
    wagon: objectOf({ zone: ZONE, moves: TRUTH, searched: TRUTH }, { freedBy: CARD_NUMBER }),
    gatling: ZONE,
    companions: listOf(objectOf({ zone: ZONE }, { card: CARD_NUMBER })),
    zombies: listOf(objectOf({ zone: ZONE, kind: ZOMBIE, count: COUNT })),
  },
)

/** What `games` tells of this game. */
export const CATALOGUE = {
  options: mapOf(ANYTHING),
  streams: listOf(TEXT),
  content: objectOf({
    survivors: listOf(survivorPrinted({ class: CLASS })),
    classes: listOf(CLASS_PRINTED),
    skills: listOf(SKILL),
    cards: mapOf(listOf(CARD_PRINTED)),
    zombies: listOf(ZOMBIE_PRINTED),
    zombieCards: listOf(zombieCardPrinted({ set: oneOf(['mild', 'harsh', 'extra']) })),
    missions: listOf(MISSION_PRINTED),
  }),
}
