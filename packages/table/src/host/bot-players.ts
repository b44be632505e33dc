import { awaitsBotWord, type BotTurn, botTurns, markOf } from '../room/bot-turns.ts'
import type { Room } from '../room/room.ts'
import type { Deadlines } from './deadlines.ts'
import { type BotSetting, type BotThought, type Clock, LONGEST_TIMER } from './setting.ts'

/** Other hosts that have the table wait so much longer: mostly one of them thinks, and any will do. */
const STAND_IN_MS = 3_000
/** After this, what went wrong is tried again. */
const AGAIN_MS = 1_000
/** So often a bot fails at the same question before a person shall go on. */
const MOST_FAILURES = 3

export type Thought = BotThought

/** What a table does with what bots come to. Each does nothing where the question is not the same any more. */
interface Hands {
  readonly isFirst: () => boolean
  readonly answer: (mark: string, thought: Thought) => Promise<void>
  readonly word: (proposal: number) => Promise<void>
  readonly giveUp: (mark: string) => Promise<void>
  /** Reads what there is, and watches it again. */
  readonly lookAgain: () => void
}

/**
 * The bots of one table: one thing after another, and only while the question stays the same. Nothing of it lasts: a
 * host that starts anew finds in the log what is to be done.
 */
export class BotPlayers {
  readonly #clock: Clock
  readonly #bots: BotSetting
  readonly #deadlines: Pick<Deadlines, 'ageOf'>
  readonly #hands: Hands
  /** What is being done about which question or proposal. */
  #mark = ''
  #failed = { mark: '', times: 0 }
  #cancel: (() => void) | undefined

  constructor(clock: Clock, bots: BotSetting, deadlines: Pick<Deadlines, 'ageOf'>, hands: Hands) {
    this.#clock = clock
    this.#bots = bots
    this.#deadlines = deadlines
    this.#hands = hands
  }

  /** Looks at the room as it is now, and lets bots do what is theirs to do. */
  watch(room: Room): void {
    const [turn] = botTurns(room)
    if (turn) {
      const mark = markOf(room, turn)
      if (mark === this.#mark) return
      this.#begin(mark, this.#bots.pauseMs, () => void this.#think(room, turn, mark))
      return
    }
    const offer = awaitsBotWord(room)
    const mark = offer ? `word/${offer.seq}` : ''
    if (!offer) this.stop()
    if (!offer || mark === this.#mark) return
    const left = room.settings.decideAfter * 1000 - this.#deadlines.ageOf(offer.first)
    this.#begin(mark, left, () => void this.#do(mark, () => this.#hands.word(offer.seq)))
  }

  stop(): void {
    this.#cancel?.()
    this.#cancel = undefined
    this.#mark = ''
  }

  #begin(mark: string, ms: number, run: () => void): void {
    this.stop()
    this.#mark = mark
    const after = (wait: number, then: () => void) => {
      this.#cancel = this.#clock.after(wait, () => {
        this.#cancel = undefined
        then()
      })
    }
    // Who else has the table is known by then.
    after(Math.min(Math.max(0, ms), LONGEST_TIMER), () =>
      this.#hands.isFirst() ? run() : after(STAND_IN_MS, run),
    )
  }

  async #think(room: Room, turn: BotTurn, mark: string): Promise<void> {
    const { play } = room
    if (!play) return
    const { seat, bot, choice } = turn
    const question = {
      game: room.module.id,
      release: room.release,
      options: room.settings.options,
      state: play.state,
      choice: choice.id,
      seat,
      bot,
      seed: choice.id,
    }
    const thought = await this.#bots.think(question).catch(() => undefined)
    // Meanwhile somebody may have acted, taken something back or sat down there.
    if (mark !== this.#mark) return
    if (thought === 'busy') return this.#tryAgain(mark)
    if (thought) await this.#do(mark, () => this.#hands.answer(mark, thought))
    else if (this.#hasFailed(mark)) await this.#do(mark, () => this.#hands.giveUp(mark))
    else this.#tryAgain(mark)
  }

  /** Does it; if the question is still there afterwards, it was not done. */
  async #do(mark: string, run: () => Promise<void>): Promise<void> {
    await run()
    if (mark === this.#mark) this.#tryAgain(mark)
  }

  #hasFailed(mark: string): boolean {
    this.#failed = { mark, times: mark === this.#failed.mark ? this.#failed.times + 1 : 1 }
    return this.#failed.times >= MOST_FAILURES
  }

  #tryAgain(mark: string): void {
    this.#cancel?.()
    this.#cancel = this.#clock.after(AGAIN_MS, () => {
      if (mark !== this.#mark) return
      this.stop()
      this.#hands.lookAgain()
    })
  }
}
