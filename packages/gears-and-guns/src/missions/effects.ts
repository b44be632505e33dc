import type { MarkId } from '../content/campaign.ts'
import type { CardDeck, CardId } from '../content/cards.ts'
import type { ClassId } from '../content/classes.ts'
import type { SkillId } from '../content/skills.ts'
import type { PlacedKind } from '../content/zombies.ts'

/**
 * The words in which objective cards and notes say what happens when they are read, one after the other (GG-OBJ-01).
 * "Taker" is the survivor who took the card, "zone" the card's own; tiles are named by their face.
 */

/** What cards find and others ask for; found once, the team has it for the mission (GG-OBJ-02). */
export const KEYWORDS = ['KEY', 'BRIDLE', 'HORSESHOES', 'AXLE', 'SIGNAL', 'CROWBAR', 'MARK'] as const
export type Keyword = (typeof KEYWORDS)[number]

export const NOISE_SIDES = ['bang', 'boom'] as const
export type NoiseSide = (typeof NOISE_SIDES)[number]

/** Things for survivors. */
type Gain =
  /** Keeps so many of the cards drawn, all without a figure. */
  | { readonly do: 'draw'; readonly deck: DrawnDeck; readonly count: number; readonly keep?: number }
  /** That card out of its deck or discards; one of the equipment if there is none (GG-OBJ-07). */
  | { readonly do: 'fetch'; readonly card: CardId }
  | { readonly do: 'points'; readonly count: number }
  | { readonly do: 'cxp'; readonly count: number; readonly who: 'taker' | 'all' }
  | { readonly do: 'heal'; readonly count: number; readonly who: 'taker' | 'zone' }
  /** No armor helps. */
  | { readonly do: 'wound'; readonly count: number }
  | {
      readonly do: 'skill'
      readonly skill: SkillId
      readonly who: 'taker' | 'all' | 'sight'
      readonly until: 'mission' | 'round'
    }
  /** One of the pool, lone in the zone or led by the taker at once (GG-OBJ-08). */
  | { readonly do: 'companion'; readonly class: ClassId; readonly rallied: boolean }
  | { readonly do: 'key'; readonly key: Keyword }

type DrawnDeck = Exclude<CardDeck, 'starting'>

/** Things on the board. */
type Change =
  /** Never below 0. */
  | { readonly do: 'gauge'; readonly by: number }
  /** A Bang! does nothing while BOOM! shows (UA-NOI-03). */
  | { readonly do: 'noise'; readonly side: NoiseSide; readonly zone: string }
  /** One zombie card at once (GG-OBJ-06). */
  | { readonly do: 'spawn'; readonly zone: string }
  | { readonly do: 'place'; readonly kind: PlacedKind; readonly count: number; readonly zone: string }
  /** The players say which mobile spawn token moves there. */
  | { readonly do: 'mobile'; readonly zone: string }
  | { readonly do: 'purify'; readonly tile: string }
  | { readonly do: 'repair'; readonly tile: string }
  | { readonly do: 'break'; readonly tile: string }
  /** Every zombie there is eliminated, for no adrenaline. */
  | { readonly do: 'sweep'; readonly zones: readonly string[] }
  | { readonly do: 'gatling'; readonly zone: string }
  | { readonly do: 'open-exit' }

/** What happens next. */
type Course =
  | { readonly do: 'note'; readonly note: number }
  /** The seat of the taker answers for the team (GG-OBJ-05). */
  | { readonly do: 'choose'; readonly options: readonly (readonly Effect[])[] }
  | {
      readonly do: 'if'
      readonly when: EffectCondition
      readonly yes: readonly Effect[]
      readonly no?: readonly Effect[]
    }
  /** One standard die. */
  | {
      readonly do: 'roll'
      readonly least: number
      readonly yes: readonly Effect[]
      readonly no: readonly Effect[]
    }
  /** Written on the campaign when the mission is won (GG-CMP-24). */
  | { readonly do: 'mark'; readonly mark: MarkId }
  | { readonly do: 'win' }
  | { readonly do: 'lose' }

/** Words of one mission. */
type OfOneMission =
  /** M6: the companion on the card counts as rallied. */
  | { readonly do: 'save' }
  /** M6: the companion on the card goes, not saved. */
  | { readonly do: 'bolt' }
  /** M6: the taker discards a card of that kind which is not depleted; who has none cannot choose it. */
  | { readonly do: 'give-up'; readonly kind: 'weapon' }
  /** M6: a card of that deck, kept without a roll by a sheet that the players choose. */
  | { readonly do: 'keepsake'; readonly deck: 'bounty' }
  /** M5: stands again. */
  | { readonly do: 'barricade' }
  /** M9: waits so many moves, or goes so many zones at once. */
  | { readonly do: 'convoy'; readonly waits: number }
  | { readonly do: 'convoy'; readonly moves: number }

export type Effect = Gain | Change | Course | OfOneMission

export type EffectCondition =
  | { readonly keys: readonly Keyword[] }
  | { readonly anyKey: readonly Keyword[] }
  /** M6: at least half of the companions placed. */
  | { readonly savedAtLeast: 'half' }
  | { readonly missingAtMost: number }
  /** M9: nobody took the card, the convoy came to see it. */
  | { readonly by: 'convoy' }
