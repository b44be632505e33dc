import type { Card, CardData } from '@graveshift/zones'
import type { ClassId } from './classes.ts'
import type { SkillId } from './skills.ts'

/** What a weapon is, for class slots and full steam (UA-WPN-01). Fanning is done with pistols, and empties them (UA-WPN-06). */
export const FAMILIES = ['melee', 'pistol', 'rifle', 'long-gun', 'thrown'] as const
export type Family = (typeof FAMILIES)[number]

/** What full steam adds to a weapon, or puts in the place of a printed figure (GG-STM-03). */
export interface SteamData {
  readonly dice: number
  readonly accuracy?: number
  readonly most?: number
  readonly damage?: number
  /** Loaded once for nothing, before the shot or after it (GG-RUL-04). */
  readonly freeReload?: boolean
}

/** What is printed on a card, with everything it does for its bearer as a skill. */
export interface PlayedCardData extends CardData {
  /** Copies in its deck. */
  readonly count: number
  readonly kind: 'weapon' | 'bomb' | 'food' | 'gear' | 'item' | 'invention'
  readonly family?: Family
  /** Makes it a steam weapon, which is full or depleted (GG-STM-12). */
  readonly steam?: SteamData
  /** Steam dice rolled after a mission; any depleted one loses the card (GG-KEP-01). Without it the card is lost. */
  readonly keep?: number
  /** What it adds beside another melee weapon that is equipped (GG-EQP-02, GG-RUL-09). */
  readonly helps?: { readonly dice: number; readonly steamDice: number }
  /** Who may use it on piles and mobile spawn tokens, as far as `reach` goes (UA-HWT-01, UA-CLS-05). */
  readonly purifies?: 'anybody' | 'faithful'
  /** What a die needs to cancel an attack (GG-EQP-01). */
  readonly armor?: number
  /** Lends its skill as the class has it; who is of that class may use it a second time each turn. */
  readonly again?: ClassId
  /** Lets one jump down from balconies (UA-BAL-04). */
  readonly leap?: true
  /** How far melee weapons reach with it, in sight. */
  readonly meleeReach?: number
  /** Steam jets do not block sight. */
  readonly seesThroughJets?: true
  /** What a steam bottle is for; placed as far as `reach` goes (GG-EQP-03). */
  readonly uses?: readonly ('refill' | 'place')[]
}

/** A card as content has it: with skills that have a name. */
export interface WesternCardData extends PlayedCardData {
  readonly skills?: readonly SkillId[]
}

/** A face of a card in play. */
export type WesternCard = Card & PlayedCardData
