import {
  COUNT,
  listOf,
  mapOf,
  objectOf,
  oneOf,
  orNull,
  recordOf,
  type Schema,
  SEAT,
  TEXT,
  TRUTH,
  WHOLE,
} from '@graveshift/kernel/outward'
import { PHASES } from '../board.ts'
import type { ActionBudgets } from '../budgets.ts'
import { LEVELS } from '../content/types.ts'
import type { CardView, DeckNames, DeckView, PersonView, RoundView, TurnView } from '../view.ts'
import { CARD, PERSON, SKILL, ZONE } from './fields.ts'
import type { Vocabulary } from './vocabulary.ts'

/** Parts of what `view` shows, as schemas, beside the functions that make them (`../view.ts`). */

type Shown = Pick<Vocabulary, 'inventory' | 'states'>

const cardShown = ({ states = [] }: Pick<Shown, 'states'>): Schema =>
  recordOf<Omit<CardView, 'states'>>(
    { card: CARD, spent: TRUTH },
    states.length > 0 ? { states: listOf(oneOf(states)) } : {},
  )

const DECK = recordOf<DeckView>({ left: COUNT, discards: mapOf(COUNT) })

function personShown(words: Shown): Schema {
  const { more } = words.inventory
  const cards = listOf(cardShown(words))
  return recordOf<Omit<PersonView, 'slots'>>({
    id: PERSON,
    seat: orNull(SEAT),
    zone: orNull(ZONE),
    health: WHOLE,
    points: COUNT,
    level: oneOf(LEVELS),
    skills: listOf(SKILL),
    lent: listOf(SKILL),
    hand: cards,
    pack: cards,
    ...(more.length > 0 && { slots: objectOf(Object.fromEntries(more.map(({ name }) => [name, cards]))) }),
    waiting: TRUTH,
    leader: orNull(PERSON),
  })
}

export const roundShown = (words: Shown): Readonly<Record<keyof RoundView, Schema>> => ({
  round: COUNT,
  phase: oneOf(PHASES),
  first: SEAT,
  people: listOf(personShown(words)),
})

/** The running turn, in a game with these budgets. */
export const turnShown = ({ names }: ActionBudgets): Schema =>
  orNull(
    recordOf<TurnView>({
      person: PERSON,
      left: objectOf({}, Object.fromEntries(names.map((budget) => [budget, COUNT]))),
      done: listOf(TEXT),
    }),
  )

/** Cards drawn and not yet placed. */
export const foundShown = (words: Pick<Shown, 'states'>): Schema => listOf(cardShown(words))

export const decksShown = (decks: DeckNames): Schema =>
  objectOf(Object.fromEntries(Object.keys(decks).map((name) => [name, DECK])))
