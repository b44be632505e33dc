import type { WesternCard } from '../content/card-data.ts'
import { countDepleted, type Fraction, staysFull } from './steam-dice.ts'

/** Keep rolls after a mission, card by card, for any series of games (GG-KEP-01, GG-KEP-02, GG-KEP-04). */

/** Steam dice that a card rolls to be kept; none if it is lost without a roll, as all depleted ones are (GG-STM-05). */
export const keepDice = ({ keep = 0 }: Pick<WesternCard, 'keep'>): number => keep

/** Whether a card with these dice is kept: any depleted one loses it, and there is no re-roll. */
export const isKept = (dice: readonly number[]): boolean => dice.length > 0 && countDepleted(dice) === 0

/** The chance that a card is kept. */
export const chanceToKeep = (card: Pick<WesternCard, 'keep'>): Fraction =>
  keepDice(card) === 0 ? { ways: 0, of: 1 } : staysFull(keepDice(card))
