import type { Json } from '@graveshift/kernel'
import type {
  BuildingFrame,
  CarEvent,
  DarkChoice,
  DarkPick,
  DoorEvent,
  DriveFrame,
  NoiseEvent,
  ZonesChoice,
  ZonesEvent,
  ZonesFrame,
  ZonesPick,
} from '@graveshift/zones'
import type { Board, Setup } from './board.ts'
import type { TokenColour } from './missions/types.ts'

/** What happens in this game alone, besides the features of zones that it has. */
export type OwnEvent =
  | { readonly type: 'tokenTaken'; readonly token: number; readonly person: number }
  | { readonly type: 'woken'; readonly colour: TokenColour }
  /** Put down for good: it belongs to the mission from now on. */
  | { readonly type: 'stored'; readonly person: number; readonly card: string }
  | {
      readonly type: 'cast'
      /** Who is played, by which seat, beginning where. */
      readonly survivors: readonly { readonly id: string; readonly seat: number; readonly zone: number }[]
    }
  | { readonly type: 'tallied'; readonly what: string; readonly count: number }

export type Event = ZonesEvent | NoiseEvent | DoorEvent | CarEvent | OwnEvent

export type Frame =
  | ZonesFrame
  | BuildingFrame
  | DriveFrame
  | { readonly kind: 'game'; at: string; next: number }
  | {
      readonly kind: 'pairs'
      at: string
      /** Two survivors for each starting zone. */
      pairs: readonly (readonly string[])[]
      /** Starting zones whose pair is played, by their place in the mission. */
      kept: readonly number[]
    }
  | {
      readonly kind: 'arrival'
      at: string
      readonly zone: number
      readonly zombie: number
      readonly count: number
      readonly seat: number
    }
  | { readonly kind: 'leave'; at: string; readonly person: number }

interface Team {
  readonly id: number
  readonly lane: number
  readonly seat: 'team'
}

type SecondChoice =
  | (Team & {
      readonly kind: 'companion'
      readonly zone: number
      /** Who is not in play yet. */
      readonly able: readonly string[]
    })
  | (Team & {
      readonly kind: 'keep'
      readonly pairs: readonly (readonly string[])[]
      readonly kept: readonly number[]
    })

export type Choice = ZonesChoice | DarkChoice | SecondChoice

export type ChoiceOf<K extends Choice['kind']> = Extract<Choice, { kind: K }>
export type FrameOf<K extends Frame['kind']> = Extract<Frame, { kind: K }>

export type CompanionPick = { readonly do: 'companion'; readonly id: string }
export type KeepPick = { readonly do: 'keep'; readonly pair: number }

export type Pick = ZonesPick | CompanionPick | KeepPick | DarkPick

/** The types the second edition is made of. */
export interface SecondEdition {
  board: Board
  event: Event
  frame: Frame
  choice: Choice
  pick: Pick
  options: Options
}

/** What a game starts from; a type rather than an interface, so that it counts as JSON. */
export type Options = { readonly [K in keyof Setup]: Setup[K] } & {
  /** A game that begins in the middle: the position as it was written. */
  readonly position?: Json
}
