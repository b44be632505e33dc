import type { BotQuestion, BotSetting, BotThought } from '@graveshift/table/host'
import type { SeatBot } from '@graveshift/table/room'
import type { Piscina } from 'piscina'
import type { Metrics } from '../ops/metrics.ts'
import type { Settings } from '../settings.ts'
import type { BotTask } from './think.ts'

/** A thread that is not back after so many budgets hangs; it is ended. */
const PATIENCE = 10
/** An idle thread is kept so long for the next bot. */
const IDLE_MS = 60_000

type Wanted = Pick<Settings, 'botThreads' | 'botsWaiting' | 'botNodes' | 'botMilliseconds' | 'botPause'>

/** Bots that think in threads of their own, so that nobody at any table waits for them. */
export class BotPool implements BotSetting {
  readonly pauseMs: number
  readonly #settings: Wanted
  readonly #metrics: Metrics
  /** Made when the first bot is asked: a server without bots has none of it. */
  #threads: Promise<Piscina<BotTask, BotThought>> | undefined
  #pending = 0
  #closed = false

  constructor(settings: Wanted, metrics: Metrics) {
    this.pauseMs = settings.botPause
    this.#settings = settings
    this.#metrics = metrics
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
      this.#threads ??= this.#start()
      const threads = await this.#threads
      const thought = await threads.run(
        { question, nodes, milliseconds },
        // Also while it waits: a second that is lost by then is not worth more.
        { name: 'think', signal: AbortSignal.timeout(milliseconds * PATIENCE) },
      )
      this.#metrics.botThought(question.bot, (performance.now() - began) / 1000)
      return thought
    } catch (error) {
      // Ended because it took or waited too long, or because the server goes down: no fault of the bot's.
      if (this.#closed || (error instanceof Error && error.name === 'AbortError')) return 'busy'
      this.#metrics.botFailed()
      throw error
    } finally {
      this.#pending--
    }
  }

  answered(bot: SeatBot): void {
    this.#metrics.botAnswered(bot)
  }

  async close(): Promise<void> {
    this.#closed = true
    await (await this.#threads)?.destroy()
  }

  async #start(): Promise<Piscina<BotTask, BotThought>> {
    const { Piscina: Threads } = await import('piscina')
    return new Threads<BotTask, BotThought>({
      filename: new URL('./think.ts', import.meta.url).href,
      minThreads: 0,
      maxThreads: this.#settings.botThreads,
      maxQueue: this.#settings.botsWaiting + this.#settings.botThreads,
      idleTimeout: IDLE_MS,
      // The thread needs nothing of what the server was started with, least of all its secrets.
      env: {},
      execArgv: [],
    })
  }
}
