import type { BotQuestion, BotSetting, BotThought } from '@graveshift/table/host'
import type { SeatBot } from '@graveshift/table/room'
import type { Metrics } from '../ops/metrics.ts'
import type { Settings } from '../settings.ts'
import { isUndone, type Threads } from '../threads/threads.ts'

/** A thread that is not back after so many budgets hangs; it is ended. */
const PATIENCE = 10

type Wanted = Pick<Settings, 'botThreads' | 'botsWaiting' | 'botNodes' | 'botMilliseconds' | 'botPause'>

/** Bots that think in threads, so that nobody at any table waits for them. */
export class BotPool implements BotSetting {
  readonly pauseMs: number
  readonly #settings: Wanted
  readonly #metrics: Metrics
  readonly #threads: Threads
  #pending = 0
  #closed = false

  constructor(settings: Wanted, metrics: Metrics, threads: Threads) {
    this.pauseMs = settings.botPause
    this.#settings = settings
    this.#metrics = metrics
    this.#threads = threads
  }

  /** Bots that think or wait for a thread. */
  get pending(): number {
    return this.#pending
  }

  async think(question: BotQuestion): Promise<BotThought | 'busy'> {
    const { botThreads, botsWaiting, botNodes: nodes, botMilliseconds: milliseconds } = this.#settings
    if (this.#closed) return 'busy'
    if (this.#pending >= botThreads + botsWaiting) {
      this.#metrics.limited('bots')
      return 'busy'
    }
    this.#pending++
    const began = performance.now()
    try {
      const task = { question, nodes, milliseconds }
      const thought = await this.#threads.run('think', task, milliseconds * PATIENCE)
      this.#metrics.botThought(question.bot, (performance.now() - began) / 1000)
      return thought
    } catch (error) {
      // Too late, ended from outside, or the server goes down: no fault of the bot's.
      if (this.#closed || isUndone(error)) return 'busy'
      this.#metrics.botFailed()
      throw error
    } finally {
      this.#pending--
    }
  }

  answered(bot: SeatBot): void {
    this.#metrics.botAnswered(bot)
  }

  close(): void {
    this.#closed = true
  }
}
