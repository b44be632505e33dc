import type { CardId } from '../content/cards.ts'
import type { SkillId } from '../content/skills.ts'
import type { Effect, Keyword } from './effects.ts'

/** What must hold for a card of mission 6 to be taken; discards are asked for and paid only then (GG-OBJ-12). */
export type CardNeed =
  | { readonly any: readonly CardNeed[] }
  /** So many other survivors in the zone, companions not among them. */
  | { readonly others: number; readonly playersOnly: true }
  | { readonly skill: SkillId }
  | { readonly discardAnyOf: readonly CardId[]; readonly from: 'zone' }

/** What a card does that stays face up once it is taken (GG-OBJ-04). */
export type StandingEffect =
  /** An action in the card's zone, so often a round for the whole team (GG-OBJ-13). */
  | {
      readonly action: 'bottle' | 'pump'
      readonly cost: number
      readonly perRound: number
      readonly effects: readonly Effect[]
    }
  /** Zombies cannot pass between these two zones (GG-OBJ-10). */
  | { readonly bar: readonly [string, string] }
  /** Frees the wagon. */
  | { readonly wagon: true }

/** A card that is read when it is called for; until then it is secret (GG-CMP-15). */
export interface NoteData {
  readonly number: number
  readonly effects: readonly Effect[]
}

/** A card that lies face down in its zone, showing the number of the tile (GG-CMP-06, GG-CMP-13). */
export interface ObjectiveCardData extends NoteData {
  readonly zone: string
  /** Stays, untaken, while the team has not found this keyword (GG-OBJ-02). */
  readonly lock?: Keyword
  /** Stays unless so many others are in the zone (GG-OBJ-03). */
  readonly heavy?: number
  readonly needs?: CardNeed
  /** A picture on the back, for all to see. */
  readonly back?: 'valve'
  readonly stays?: StandingEffect
}
