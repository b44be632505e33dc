import type { MarkId } from '../content/campaign.ts'
import type { CardId } from '../content/cards.ts'
import type { Reward } from './sheet.ts'

/**
 * What a finished board tells the campaign. `down`: still lying KO when the mission ended; `taken`: KO and taken up;
 * whoever left by an exit or the train stands (GG-KO-02, GG-RUL-34).
 */
export const FATES = ['standing', 'down', 'taken', 'dead'] as const
export type Fate = (typeof FATES)[number]

/** What the mission did to one sheet. */
export type SheetResult = {
  /** Of the survivor played; null where the sheet had nobody and sat out. */
  readonly fate: Fate | null
  /** Of danger levels, at most two, and of cards (GG-CMP-02, GG-CMP-09, GG-OBJ-09). */
  readonly cxp: { readonly levels: number; readonly cards: number }
  /** Chosen in the mission, in that order (GG-CMP-01, GG-RUL-37). */
  readonly rewards: readonly Reward[]
  /** Bonus actions used (GG-CMP-04). */
  readonly spent: number
  /** What the survivor has at the end and what is not depleted; nobody who fell has anything (GG-KO-01). */
  readonly carried: readonly CardId[]
  /** Cards kept without a roll (GG-OBJ-15). */
  readonly keepsakes: readonly CardId[]
  /**
   * Companions led at the end, or saved in mission 6 by rallying them (GG-CMP-05, GG-RUL-41). Members of the own posse
   * who are alive stay in it, whether they are named here or not.
   */
  readonly led: readonly string[]
  /** Companions taken up KO: they go back to their posse, new ones to this one (GG-RUL-33). */
  readonly taken: readonly string[]
}

export type MissionResult = {
  readonly outcome: 'won' | 'lost'
  /** Of a lost one, in the words of `lost`. */
  readonly why?: string
  readonly rounds: number
  /** One for each sheet, in their order. */
  readonly sheets: readonly SheetResult[]
  /** Companions and convoy members who died, in that order; survivors played are told by their fate (GG-RUL-32). */
  readonly dead: readonly string[]
  /** Set in this mission (GG-CMP-24). */
  readonly marks: readonly MarkId[]
}

/** Nobody stands: that loses the campaign (GG-KO-06, GG-RUL-66). */
export const isEverybodyDown = ({ outcome, sheets }: MissionResult): boolean =>
  outcome === 'lost' && sheets.every(({ fate }) => fate !== 'standing')
