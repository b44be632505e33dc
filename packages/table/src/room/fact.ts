import type { Json, Refusal, Release, Seat } from '@graveshift/kernel'

export type PersonId = string

export type PersonRole = 'player' | 'spectator'

/** The bots that can be given a seat; who plays by chance alone is no help to anybody. */
export const SEAT_BOTS = ['quick', 'strong'] as const
export type SeatBot = (typeof SEAT_BOTS)[number]

/** Which bot did something, and why: a key of the game's words. */
export type BotWord = {
  readonly id: SeatBot
  readonly why: string
}

/** What the host of a table sets before a game. */
export interface Settings {
  /** The game's options, complete; of a campaign, in what is written, those with which it began. */
  readonly options: Json
  /** Whether others see a plan before it is committed. */
  readonly plans: 'shown' | 'sealed'
  /** Seconds after which the leader's word ends a team decision. */
  readonly decideAfter: number
  /** Seconds of absence after which the others may vote on a seat. */
  readonly absentAfter: number
  /** Whether players may have a coach and the odds; absent for no. Where they may, a game counts as helped. */
  readonly coach?: boolean
}

/** What can happen at a table and lasts. The game's own facts carry what luck gave beside them. */
export type Fact =
  | {
      readonly kind: 'opened'
      readonly room: string
      readonly game: string
      readonly rules: number
      /** Whose rules these are; absent where nobody said it. */
      readonly release?: Release
      /** Of the campaign's own rules, where a campaign is played. */
      readonly campaign?: number
      readonly title: string
      readonly settings: Settings
      readonly commitment: string
    }
  | {
      readonly kind: 'joined'
      readonly name: string
      readonly language: string
      readonly role: PersonRole
    }
  | { readonly kind: 'renamed'; readonly name: string; readonly language: string }
  | { readonly kind: 'left' }
  | { readonly kind: 'kicked'; readonly person: PersonId }
  | { readonly kind: 'rekeyed'; readonly what: KeyKind; readonly person?: PersonId }
  | { readonly kind: 'locked'; readonly on: boolean }
  | { readonly kind: 'host-passed'; readonly person: PersonId }
  | { readonly kind: 'configured'; readonly title: string; readonly settings: Settings }
  | { readonly kind: 'sat'; readonly seat: Seat }
  | { readonly kind: 'stood'; readonly seat: Seat }
  | { readonly kind: 'handed-over'; readonly seat: Seat; readonly person: PersonId }
  /** What is promised for the luck. */
  | { readonly kind: 'readied'; readonly pledge: string }
  /** As tables wrote it before there were pledges: the part itself, for all to see. */
  | { readonly kind: 'readied'; readonly nonce: string }
  | { readonly kind: 'drawing' }
  | { readonly kind: 'nonce-shown'; readonly value: string }
  | { readonly kind: 'passed-over'; readonly people: readonly PersonId[] }
  | { readonly kind: 'unreadied' }
  | { readonly kind: 'started'; readonly nonces: readonly string[] }
  | {
      readonly kind: 'answered'
      readonly seat: Seat
      readonly choice: number
      readonly pick: Json
      /** A team's decision: all agreed, or the leader's word after the time-out. */
      readonly team?: 'agreed' | 'word'
      /** Absent where a person answered. */
      readonly bot?: BotWord
    }
  | {
      readonly kind: 'proposed'
      readonly seat: Seat
      readonly choice: number
      readonly pick: Json
      readonly bot?: BotWord
    }
  | { readonly kind: 'agreed'; readonly proposal: number }
  | { readonly kind: 'declined'; readonly proposal: number }
  | { readonly kind: 'undone'; readonly to: number; readonly seat?: Seat }
  | { readonly kind: 'undo-proposed'; readonly seat: Seat; readonly to: number }
  | { readonly kind: 'lapsed'; readonly proposal: number }
  /** With a bot: it shall play the seat, and not whoever asks. */
  | { readonly kind: 'take-over-called'; readonly seat: Seat; readonly bot?: SeatBot }
  | { readonly kind: 'take-over-voted'; readonly seat: Seat; readonly yes: boolean }
  | { readonly kind: 'taken-over'; readonly seat: Seat; readonly person: PersonId }
  | { readonly kind: 'reclaimed'; readonly seat: Seat }
  | { readonly kind: 'bot-seated'; readonly seat: Seat; readonly bot: SeatBot }
  | { readonly kind: 'bot-dismissed'; readonly seat: Seat }
  | { readonly kind: 'bot-took-over'; readonly seat: Seat; readonly bot: SeatBot }
  | { readonly kind: 'rematched'; readonly commitment: string }
  | { readonly kind: 'revealed'; readonly secret: string }
  | { readonly kind: 'closed' }
  /** Its sender was told no, by this refusal or for a conflict: no copy of it that is still on its way counts. */
  | { readonly kind: 'voided'; readonly refusal?: Refusal }

export type FactOf<K extends Fact['kind']> = Extract<Fact, { kind: K }>

/** What a link opens: a seat at the table, a look at it, or one person's own place. */
export type KeyKind = 'invite' | 'watch' | 'seat'
