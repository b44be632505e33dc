import type { Json } from '@graveshift/kernel'
import type {
  BuildingFrame,
  CarEvent,
  DarkChoice,
  DarkPick,
  DoorEvent,
  DriveFrame,
  NoiseEvent,
} from '@graveshift/zones'
import type { MissionGame } from '@graveshift/zones/missions'
import type { Board, Setup } from './board.ts'

/** What happens in this game alone, besides the features of zones that it has. */
export type OwnEvent = {
  readonly type: 'cast'
  /** Who is played, by which seat, beginning where. */
  readonly survivors: readonly { readonly id: string; readonly seat: number; readonly zone: number }[]
}

export type Event = MissionGame['event'] | NoiseEvent | DoorEvent | CarEvent | OwnEvent

export type Frame =
  | MissionGame['frame']
  | BuildingFrame
  | DriveFrame
  | {
      readonly kind: 'pairs'
      at: string
      /** Two survivors for each starting zone. */
      pairs: readonly (readonly string[])[]
      /** Starting zones whose pair is played, by their place in the mission. */
      kept: readonly number[]
    }

interface Team {
  readonly id: number
  readonly lane: number
  readonly seat: 'team'
}

interface KeepChoice extends Team {
  readonly kind: 'keep'
  readonly pairs: readonly (readonly string[])[]
  readonly kept: readonly number[]
}

export type Choice = MissionGame['choice'] | DarkChoice | KeepChoice

export type ChoiceOf<K extends Choice['kind']> = Extract<Choice, { kind: K }>
export type FrameOf<K extends Frame['kind']> = Extract<Frame, { kind: K }>

export type KeepPick = { readonly do: 'keep'; readonly pair: number }

export type Pick = MissionGame['pick'] | KeepPick | DarkPick

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
