/** Nobody, nowhere, no seat: for numbers that are places in a list. */
export const NONE = -1

/** A whole turn besides the usual one (Z2-SKL-64). */
export const EXTRA = -2

/**
 * A survivor or a companion. Lists are replaced, never changed in place, so that copies of a board may share them.
 */
export interface Person {
  readonly id: string
  /** The seat that plays it; none for a companion. */
  readonly seat: number
  /** Where it stands; none once it has left the board. */
  zone: number
  health: number
  /** Adrenaline on the tracker. */
  points: number
  level: number
  /** Times the tracker has run full (ultrared). */
  laps: number
  /** Own skills in the order they were gained, then those lent by companions. */
  skills: readonly string[]
  /** How many of them are its own. */
  own: number
  /** Cards in sorted order: where in the hands or in the backpack a card lies makes no difference. */
  hand: readonly string[]
  pack: readonly string[]
  /** Cards in the other slots of the game, in their order; undefined in a game that has no others. */
  slots: readonly (readonly string[])[] | undefined
  /** Has not had its turn in this round. */
  waiting: boolean
  /** A companion's leader; none for a lone one and for survivors. */
  leader: number
}

/** What a survivor has used up in the turn it is taking. */
export interface Turn {
  readonly person: number
  /** The budget of a single free action, as by Born leader; NONE in a turn with all the own actions, or EXTRA. */
  readonly gift: number
  /** The only zone that may be fought in; none as a rule. */
  readonly target: number
  /** Actions spent, by budget. */
  spent: readonly number[]
  /** Things allowed once a turn that were done. */
  once: readonly string[]
  /** Combat actions of one kind in a row, for Escalation, and those of either kind. */
  streak: number
  streakMode: number
  fights: number
  /** People who declined a trade in this turn. */
  declined: readonly number[]
}

/** A deck as a multiset in sorted order, and the cards laid aside. */
export interface Pile {
  cards: string[]
  discards: string[]
}

export const PHASES = ['setup', 'players', 'zombies', 'spawn', 'end'] as const
export type Phase = (typeof PHASES)[number]

/** What the board games have in common. */
export interface ZonesBoard {
  round: number
  phase: Phase
  /** The seat with the first-player token. */
  first: number
  people: Person[]
  /** Number of zombies: zone by zone, in each zone kind by kind. */
  zombies: number[]
  /** Those that the last zombie card brought: zone, kind, count, again and again. */
  fresh: readonly number[]
  /** Open doors, a bit each. */
  doors: number
  piles: Pile[]
  /** Turns being taken: the running one is the last. */
  turns: Turn[]
  /** Zombie cards turned up and not yet given to a zone (Z2-SKL-31). */
  laid: readonly string[]
  /** Two people of different seats whose trade is not agreed on yet; empty if there is none. */
  trade: readonly number[]
  /** Cards drawn and not yet placed. */
  found: readonly string[]
  outcome: 'won' | 'lost' | undefined
}
