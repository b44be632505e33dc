import type { Choice as AnyChoice, Frame as AnyFrame, Seat } from '@graveshift/kernel'
import type { CAMP_DECISIONS } from '../../content/campaign.ts'
import type { CardId } from '../../content/cards.ts'
import type { Reward, Sheet } from '../sheet.ts'
import type { CampaignState } from '../state.ts'

/** The camp between two missions, a game of its own: the seats decide, and what they decided is the next state (GG-CMP-28). */
export interface Camp {
  board: CampBoard
  event: CampEvent
  frame: CampFrame
  choice: CampChoice
  pick: CampPick
  /** The campaign as it comes into camp. */
  options: CampaignState
}

export type CampPhase = 'rolls' | (typeof CAMP_DECISIONS)[number] | 'ready'

/** Somebody of a posse for another posse, alone or against one of its members. */
export type Offer = {
  readonly from: number
  readonly give: string
  readonly to: number
  readonly take: string | null
}

export interface CampBoard {
  /** As it came into camp. */
  readonly campaign: CampaignState
  phase: CampPhase
  /** A sheet is replaced, never changed. */
  sheets: Sheet[]
  engineer: string | null
  /** Offers that were declined in this camp: none is made twice. */
  declined: Offer[]
  /** Seats that have said they are ready. */
  ready: Seat[]
  /** Somebody wants to talk once more. */
  again: boolean
  outcome: 'ready' | 'nobody-left' | undefined
}

export type CampEvent =
  | { readonly type: 'campPhaseBegan'; readonly phase: CampPhase }
  /** Results of steam dice: a one is depleted, and any loses the card (GG-STM-02, GG-KEP-01). */
  | {
      readonly type: 'keepRolled'
      readonly sheet: number
      readonly card: CardId
      readonly dice: readonly number[]
    }
  | { readonly type: 'bonusReplenished'; readonly sheet: number; readonly count: number }
  | { readonly type: 'rewardChosen'; readonly sheet: number; readonly reward: Reward }
  | ({ readonly type: 'posseOffered' } & Offer)
  | ({ readonly type: 'posseDeclined' } & Offer)
  | ({ readonly type: 'posseTraded' } & Offer)
  | { readonly type: 'survivorNamed'; readonly sheet: number; readonly survivor: string }
  | { readonly type: 'sheetStarted'; readonly sheet: number; readonly survivor: string }
  | { readonly type: 'cardYielded'; readonly sheet: number; readonly card: CardId }
  | { readonly type: 'companionBrought'; readonly sheet: number; readonly survivor: string }
  /** No engineer lives: this companion counts as one (GG-M07-04). */
  | { readonly type: 'engineerNamed'; readonly survivor: string }
  | { readonly type: 'seatReady'; readonly seat: Seat }
  | { readonly type: 'talkAsked'; readonly seat: Seat }
  | { readonly type: 'campReopened' }
  | { readonly type: 'campEnded'; readonly outcome: 'ready' | 'nobody-left' }

export type CampFrame =
  | (AnyFrame & { readonly kind: 'camp' })
  | (AnyFrame & { readonly kind: 'rewards'; readonly seat: Seat })
  | (AnyFrame & { readonly kind: 'trades'; readonly seat: Seat })
  | (AnyFrame & { readonly kind: 'offer'; readonly offer: Offer })
  | (AnyFrame & { readonly kind: 'survivors'; readonly seat: Seat; sheet: number })
  | (AnyFrame & { readonly kind: 'companions'; readonly seat: Seat; sheet: number })
  | (AnyFrame & { readonly kind: 'ready'; readonly seat: Seat })

type CampQuestion =
  | { readonly kind: 'reward'; readonly seat: Seat; readonly sheet: number }
  | { readonly kind: 'trade'; readonly seat: Seat }
  | ({ readonly kind: 'consent'; readonly seat: Seat } & Offer)
  | { readonly kind: 'survivor'; readonly seat: Seat; readonly sheet: number }
  | { readonly kind: 'new-sheet'; readonly seat: Seat; readonly sheet: number }
  | { readonly kind: 'kept-card'; readonly seat: 'team'; readonly card: CardId }
  | { readonly kind: 'engineer'; readonly seat: 'team' }
  | { readonly kind: 'start-companion'; readonly seat: Seat; readonly sheet: number }
  | { readonly kind: 'ready'; readonly seat: Seat }

export type CampChoice = CampQuestion & Pick<AnyChoice, 'id' | 'lane'>
export type CampChoiceOf<K extends CampChoice['kind']> = Extract<CampChoice, { kind: K }>

export type CampPick =
  | { readonly do: 'bonus-action' }
  | { readonly do: 'skill'; readonly skill: string }
  | {
      readonly do: 'offer'
      readonly from: number
      readonly give: string
      readonly to: number
      readonly take?: string
    }
  | { readonly do: 'done' }
  | { readonly do: 'agree' }
  | { readonly do: 'decline' }
  | { readonly do: 'play'; readonly survivor: string }
  | { readonly do: 'start'; readonly survivor: string }
  | { readonly do: 'yield'; readonly sheet: number }
  | { readonly do: 'fetch'; readonly sheet: number; readonly survivor: string }
  | { readonly do: 'bring'; readonly survivor: string }
  | { readonly do: 'enough' }
  | { readonly do: 'ready' }
  | { readonly do: 'again' }

export const STREAMS = ['keep'] as const
export const KEEP = 0
