import type { Answer } from '@graveshift/table/host'
import type { StoreError } from '@graveshift/table/store'
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client'

/** Seconds; the promises are 15 ms for half of all and 75 ms for nearly all. */
const ACK_SECONDS = [0.002, 0.005, 0.01, 0.015, 0.025, 0.05, 0.075, 0.1, 0.2, 0.3, 0.5, 1, 2.5, 5, 10]

const outcomeOf = (answer: Answer): string => Object.keys(answer)[0] ?? 'unknown'

/** What the server counts about itself. Nothing in it names a person, a table or an address. */
export class Metrics {
  readonly registry = new Registry()
  readonly #at = { registers: [this.registry] }
  readonly #commands = new Counter({
    name: 'graveshift_commands_total',
    help: 'Commands by what came of them',
    labelNames: ['outcome'],
    ...this.#at,
  })
  readonly #ack = new Histogram({
    name: 'graveshift_ack_seconds',
    help: 'From the arrival of a command until it is written and answered',
    buckets: ACK_SECONDS,
    ...this.#at,
  })
  readonly #storeErrors = new Counter({
    name: 'graveshift_store_errors_total',
    help: 'Failures of the database by kind',
    labelNames: ['kind'],
    ...this.#at,
  })
  readonly #troubles = new Counter({
    name: 'graveshift_table_troubles_total',
    help: 'Faults of single tables; a quarantined one is set aside',
    labelNames: ['what'],
    ...this.#at,
  })
  readonly #limited = new Counter({
    name: 'graveshift_limited_total',
    help: 'What was refused because it was too much or not allowed',
    labelNames: ['what'],
    ...this.#at,
  })
  readonly #closed = new Counter({
    name: 'graveshift_sockets_closed_total',
    help: 'Closed connections by reason',
    labelNames: ['reason'],
    ...this.#at,
  })
  readonly #botAnswers = new Counter({
    name: 'graveshift_bot_answers_total',
    help: 'Answers and proposals of bots that were written',
    labelNames: ['bot'],
    ...this.#at,
  })
  readonly #botFailures = new Counter({
    name: 'graveshift_bot_failures_total',
    help: 'Questions at which a bot failed',
    ...this.#at,
  })
  readonly #botSeconds = new Histogram({
    name: 'graveshift_bot_seconds',
    help: 'From asking a bot until it has an answer, waiting for a thread included',
    labelNames: ['bot'],
    buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.2, 0.5, 1, 2.5, 10],
    ...this.#at,
  })
  readonly #requests = new Histogram({
    name: 'graveshift_http_seconds',
    help: 'Answers by HTTP',
    labelNames: ['method', 'route', 'status'],
    buckets: [0.005, 0.025, 0.1, 0.5, 2.5, 10],
    ...this.#at,
  })

  constructor(withProcess: boolean) {
    // Memory, open files, event loop delay, garbage collection.
    if (withProcess) collectDefaultMetrics({ register: this.registry })
  }

  /** A figure that is asked for when somebody looks. */
  gauge(name: string, help: string, read: () => number | Promise<number>): void {
    new Gauge({
      name,
      help,
      ...this.#at,
      async collect() {
        this.set(await read())
      },
    })
  }

  answered(answer: Answer, seconds: number): void {
    this.#commands.inc({ outcome: outcomeOf(answer) })
    if ('done' in answer) this.#ack.observe(seconds)
  }

  storeFailed(error: Pick<StoreError, 'name'>): void {
    this.#storeErrors.inc({ kind: error.name })
  }

  trouble(what: string): void {
    this.#troubles.inc({ what })
  }

  limited(what: string): void {
    this.#limited.inc({ what })
  }

  botThought(bot: string, seconds: number): void {
    this.#botSeconds.observe({ bot }, seconds)
  }

  botAnswered(bot: string): void {
    this.#botAnswers.inc({ bot })
  }

  botFailed(): void {
    this.#botFailures.inc()
  }

  socketClosed(reason: string): void {
    this.#closed.inc({ reason })
  }

  requested(method: string, route: string, status: number, seconds: number): void {
    this.#requests.observe({ method, route, status: `${Math.floor(status / 100)}xx` }, seconds)
  }

  text(): Promise<string> {
    return this.registry.metrics()
  }
}
