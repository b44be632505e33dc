import type { Choice, GearUp, Options } from '@graveshift/gear-up'
import type { Json, State, Telling } from '@graveshift/kernel'
import type { SeatBot } from './seat-bots.ts'

/** What a bot is asked, in a form that goes to a worker. */
export interface BotQuestion {
  readonly number: number
  readonly options: Options
  readonly state: Readonly<State<GearUp>>
  readonly choice: Choice
  readonly seat: number
  readonly bot: SeatBot
}

export interface BotAnswer {
  readonly number: number
  readonly pick: Json
  /** The reason, to be said in the reader's language. */
  readonly why: Telling
}
