import type { Fault } from './fault.ts'
import type { Json } from './json.ts'
import type { GameModule, Telling } from './module.ts'
import type { OptionSpec } from './option-spec.ts'
import type { Overview } from './overview.ts'
import type { Game } from './rules.ts'

/** The game that a campaign plays from a state, and what follows from its end. */
export interface CampaignGame<S> {
  readonly module: GameModule<Game>
  readonly options: Json
  /** The state after the game; its board is that of a finished game. */
  after(board: object): S
}

/**
 * Games in a row, each played from what the one before left: nothing else carries over. Rules as much as a ruleset: the
 * same games give the same state everywhere.
 */
export interface Campaign<S> {
  readonly id: string
  readonly version: number
  /** The state before the first game. */
  begin(options: Json): S | Fault
  /** Undefined when the campaign is over. */
  next(state: S): CampaignGame<S> | undefined
  /** How it ended, in its own word; undefined while it goes on. */
  outcome(state: S): string | undefined
}

/** A campaign as people wish for it: a name for each seat, which may be empty, and options of its rules. */
export interface CampaignWish {
  readonly players: readonly string[]
  readonly options: Readonly<Record<string, Json>>
}

/** What a host needs to know of a campaign, besides its rules. */
export interface CampaignModule<S> extends Campaign<S> {
  /** Options of its rules. */
  readonly options: readonly OptionSpec[]
  /** What it begins with for these people, one a seat, and these options. */
  optionsFor(players: readonly string[], options: Readonly<Record<string, Json>>): Json
  /** For whom, and with which options, one began: what `optionsFor` was given. */
  wishOf(options: Json): CampaignWish
  /** Where it stands, in a list of campaigns. */
  label(state: S): Telling
  /** What the game before left behind, and how the campaign ended, one sentence after the other. */
  tell(before: S, state: S): readonly Telling[]
  /** Everything that is carried from game to game. */
  overview(state: S): Overview
}

/**
 * Forgets which game it is: a campaign plays several. Whoever holds one passes it only the board of a game that was played
 * by its module.
 */
export function campaignGame<S, G extends Game>(
  module: GameModule<G>,
  options: G['options'],
  after: (board: G['board']) => S,
): CampaignGame<S> {
  return { module: module as unknown as GameModule<Game>, options, after: after as (board: object) => S }
}
