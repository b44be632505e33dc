import { nth } from '@graveshift/kernel'
import {
  asIs,
  COUNT,
  type Field,
  type FormOf,
  listOf,
  nameOf,
  objectOf,
  oneOf,
  orNull,
  recordOf,
  TRUTH,
} from '@graveshift/kernel/outward'
import { PERSON, people, person, SKILL, somebody, ZONE, zone } from '@graveshift/zones/outward'
import { MARKS } from '../content/campaign.ts'
import { KEYWORDS } from '../missions/effects.ts'
import type { OutwardScene } from '../outward/scene.ts'
import { CARD_NUMBER } from './actions/read.ts'
import type { CardEvent } from './card-game.ts'
import { CARD_STATES } from './cards-board.ts'
import { deck, trainAt } from './outward-fields.ts'
import type { CardsView, ObjectiveCardView } from './view.ts'

const number = asIs<number>(COUNT)
const card = asIs<number>(CARD_NUMBER)
const UNTIL = oneOf(['mission', 'round'])
const KEY = oneOf(KEYWORDS)
const MARK = oneOf(MARKS.map(({ id }) => id))
const TILE = nameOf('tile')

/** A switch is known outside by its tile. */
const tile: Field<number, OutwardScene> = {
  schema: TILE,
  as: 'tile',
  show: (value, { kit }) => nth(kit.mission.switches, value).face,
}

/** How objective cards, and missions that have them, are told outside. */
export const CARD_EVENTS: {
  readonly [T in CardEvent['type']]: FormOf<Extract<CardEvent, { type: T }>, OutwardScene, 'type'>
} = {
  cardRead: { card, person: somebody },
  cardStayed: { card, person: somebody },
  cardTaken: { card, person: somebody },
  cardDropped: { card },
  cardUsed: { card, person },
  noteRead: { note: number, person: somebody },
  optionChosen: { option: number, person },
  keyFound: { key: asIs(KEY), person: somebody },
  markWritten: { mark: asIs(MARK) },
  cxpGained: { person, count: number },
  skillLent: { person, skill: asIs(SKILL), until: asIs(UNTIL) },
  skillsReturned: {},
  fetched: { pile: deck, card: asIs(nameOf('card')), person },
  companionSaved: { person: somebody, companion: person },
  companionBolted: { companion: person },
  barricadeChanged: { stands: asIs(TRUTH) },
  convoyFormed: { people },
  convoyWaits: { moves: number },
  convoyMoved: { person, zone },
  switchBled: { at: tile },
  trainStarted: {},
  trainMoved: { gates: trainAt },
  trainLeft: {},
}

const CARD_SHOWN = recordOf<ObjectiveCardView>({
  card: CARD_NUMBER,
  zone: ZONE,
  state: oneOf(CARD_STATES),
  back: orNull(nameOf('picture')),
  uses: COUNT,
  companion: orNull(PERSON),
})

/** What cards and missions have left on the board, as it is shown. */
export const CARDS_SHOWN = recordOf<CardsView>({
  cards: listOf(CARD_SHOWN),
  notes: listOf(COUNT),
  keys: listOf(KEY),
  marks: listOf(MARK),
  lent: listOf(objectOf({ person: PERSON, skill: SKILL, until: UNTIL })),
  companions: COUNT,
  saved: listOf(objectOf({ companion: PERSON, by: PERSON })),
  convoy: listOf(PERSON),
  convoyWaits: COUNT,
  bled: listOf(TILE),
  barricade: TRUTH,
  trainRuns: TRUTH,
})
