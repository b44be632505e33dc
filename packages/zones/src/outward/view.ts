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

/** Parts of what `view` shows, as schemas, beside the functions that make them (`../view.ts`). */

const CARD_SHOWN = recordOf<Omit<CardView, 'states'>>({ card: CARD, spent: TRUTH })

const DECK = recordOf<DeckView>({ left: COUNT, discards: mapOf(COUNT) })

const PERSON_SHOWN = recordOf<Omit<PersonView, 'slots'>>({
  id: PERSON,
  seat: orNull(SEAT),
  zone: orNull(ZONE),
  health: WHOLE,
  points: COUNT,
  level: oneOf(LEVELS),
  skills: listOf(SKILL),
  lent: listOf(SKILL),
  hand: listOf(CARD_SHOWN),
  pack: listOf(CARD_SHOWN),
  waiting: TRUTH,
  leader: orNull(PERSON),
})

export const ROUND_SHOWN: Readonly<Record<keyof RoundView, Schema>> = {
  round: COUNT,
  phase: oneOf(PHASES),
  first: SEAT,
  people: listOf(PERSON_SHOWN),
}

/** The running turn, in a game with these budgets. */
export const turnShown = ({ names }: ActionBudgets): Schema =>
  orNull(
    recordOf<TurnView>({
      person: PERSON,
      left: objectOf({}, Object.fromEntries(names.map((budget) => [budget, COUNT]))),
      done: listOf(TEXT),
    }),
  )

export const FOUND_SHOWN = listOf(CARD_SHOWN)

export const decksShown = (decks: DeckNames): Schema =>
  objectOf(Object.fromEntries(Object.keys(decks).map((name) => [name, DECK])))
