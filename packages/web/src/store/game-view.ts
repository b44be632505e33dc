import type { Game, Refusal, Seat, View } from '@graveshift/kernel'
import type { Aid, BatchOf, Done, Help, Session, Told } from '@graveshift/table'
import type { SeatBot, SeatBots } from '../bots/seat-bots.ts'

/** Whether what was decided is safe in storage. */
export type Safety = 'saved' | 'saving' | 'failed'

/** One state of the table, never changed once handed out: React compares it by identity. */
export interface Snapshot<G extends Game> {
  readonly seq: number
  readonly view: View
  readonly open: readonly G['choice'][]
  readonly outcome: string | undefined
  /** Seats whose answer is on its way to where it is decided: nobody else is put in front meanwhile. */
  readonly sent: readonly (Seat | 'team')[]
  /** Whether the last decision can be taken back. */
  readonly undoable: boolean
  readonly safety: Safety
  /** Whether the last decision made here was lost, because the game had gone on elsewhere. */
  readonly overtaken: boolean
  /** Seats that a bot plays. They belong to this device and not to the game: whoever comes back takes the seat back. */
  readonly bots: SeatBots
  /** Help that is switched on, and help that was ever used in this game: that stays in its record. */
  readonly help: readonly Aid[]
  readonly helped: readonly Help[]
  /** What led here from the snapshot before; undefined when the game was just opened. */
  readonly batch: BatchOf<G> | undefined
}

/** Bots at the seats of this device. */
export interface BotPlay<G extends Game = Game> {
  /** Answers in a bot's name: the game is one with bots for good. */
  answer(seat: Seat, choice: number, pick: G['pick']): Refusal | undefined
  /** Gives a seat to a bot, or back to a person. */
  seat(seat: Seat, bot: SeatBot | undefined): void
}

/**
 * A game as the screens are given it: at this device, at an online table, in a replay or in a lesson. Answers are picks
 * of the game's own type; whoever sends or keeps one writes it down.
 */
export interface GameView<G extends Game = Game> {
  readonly id: string
  // Bound, so that they can be handed to useSyncExternalStore as they are.
  readonly subscribe: (listener: () => void) => () => void
  readonly snapshot: () => Snapshot<G>
  /** For reading beyond the view: previews and checks run the rules on the state, which nobody else may change. */
  readonly session: Session<G>
  /** The board that is shown, for forecasts and counts; a replay shows an earlier one than the session's. */
  readonly board: Readonly<G['board']>
  /** The seat of whoever looks, where that is one person's; all seats are at this device otherwise. */
  readonly home: Seat | undefined
  /** Whether help may be had in this game at all. */
  readonly isHelpAllowed: boolean
  /** Absent where no seat can be given to a bot from here. */
  readonly botPlay?: BotPlay<G>
  /** All legal answers to an open question. */
  picks(choice: G['choice']): G['pick'][]
  /** Answers a question; nothing has changed if it is refused. */
  do(seat: Seat, choice: number, pick: G['pick']): Refusal | undefined
  /** Takes the last decision of a person back, and with it whatever bots did since: they would do it again. */
  undo(): Refusal | undefined
  /** Switches help on or off. Once on, the game is marked for ever. */
  setHelp(help: Aid, on: boolean): void
  /** The log as sentences, from a batch on. */
  told(from?: number): readonly Told[]
  /** What was done, from a batch on. */
  done(from?: number): readonly Done[]
  /** Whether whoever looks plays this seat, so that its deeds are known without being told. */
  isOwn(seat: Seat): boolean
}
