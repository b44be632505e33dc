import { nth } from '@graveshift/kernel'
import { NONE } from '@graveshift/zones'
import type { MarkId } from '../content/campaign.ts'
import type { Mission } from '../missions/compile.ts'
import type { Keyword } from '../missions/effects.ts'

/**
 * How an objective card lies: face down, so that nobody knows what it says; face up, because something was missing when it
 * was read; taken; or gone, unread.
 */
export const CARD_STATES = ['down', 'up', 'taken', 'gone'] as const
export type CardState = (typeof CARD_STATES)[number]

/** A skill that somebody has by a card (GG-OBJ-14). */
export interface LentSkill {
  readonly person: number
  readonly skill: string
  readonly until: 'mission' | 'round'
}

/** Somebody brought to safety in the middle of a mission (GG-M06). */
export interface Saved {
  readonly companion: number
  /** Whoever rallied it (GG-RUL-41). */
  readonly by: number
}

/** What objective cards and notes leave on the board. Lists are never changed in place. */
export interface CardsBoard {
  /** Of each card of the mission, in the order of their numbers. */
  cards: readonly CardState[]
  /** How often each was used in this round, of those that can be (GG-OBJ-13). */
  uses: readonly number[]
  /** The companion on each card; none as a rule (GG-M06-02). */
  tied: readonly number[]
  /** Notes that were read, in the order in which they were. */
  notes: readonly number[]
  keys: readonly Keyword[]
  /** Written on the campaign if the mission is won (GG-CMP-24). */
  marks: readonly MarkId[]
  lentSkills: readonly LentSkill[]
  /** Campaign experience that cards gave, by person; nothing outside the campaign (GG-OBJ-15). */
  cxp: readonly number[]
  saved: readonly Saved[]
  /** Companions at setup, for those who count the missing. */
  companionsPlaced: number
  /** Mission 5: zombies cannot get in from the street. */
  barricade: boolean
  /** Mission 9: who walks by itself. */
  convoy: readonly number[]
  /** Moves that the convoy leaves out. */
  convoyWaits: number
  /** Mission 10: switches that were turned off once, a bit each. */
  bled: number
  /** Mission 7. */
  trainRuns: boolean
  /** Where whoever walked last came from. */
  walkedFrom: number
  /** What nobody may know is not asked: whoever imagines this board takes face-down cards without what they say. */
  imagined: boolean
}

export const freshCards = ({ cards, data: { rules } }: Pick<Mission, 'cards' | 'data'>): CardsBoard => ({
  cards: cards.map(() => 'down'),
  uses: cards.map(() => 0),
  tied: cards.map(() => NONE),
  notes: [],
  keys: [],
  marks: [],
  lentSkills: [],
  cxp: [],
  saved: [],
  companionsPlaced: 0,
  barricade: rules.some(({ rule }) => rule === 'barricade'),
  convoy: [],
  convoyWaits: 0,
  bled: 0,
  trainRuns: false,
  walkedFrom: NONE,
  imagined: false,
})

export const cloneCards = (board: CardsBoard): CardsBoard => ({
  cards: board.cards,
  uses: board.uses,
  tied: board.tied,
  notes: board.notes,
  keys: board.keys,
  marks: board.marks,
  lentSkills: board.lentSkills,
  cxp: board.cxp,
  saved: board.saved,
  companionsPlaced: board.companionsPlaced,
  barricade: board.barricade,
  convoy: board.convoy,
  convoyWaits: board.convoyWaits,
  bled: board.bled,
  trainRuns: board.trainRuns,
  walkedFrom: board.walkedFrom,
  imagined: board.imagined,
})

export const cardState = ({ cards }: CardsBoard, card: number): CardState => nth(cards, card - 1)

/** Gone ones count: nobody can take them any more (GG-RUL-42). */
export function isCardTaken(board: CardsBoard, card: number): boolean {
  const state = cardState(board, card)
  return state === 'taken' || state === 'gone'
}

/** The board as somebody sees it who does not know what face-down cards say. */
export const imagine = (board: CardsBoard): void => {
  board.imagined = true
}
