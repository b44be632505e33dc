import { randomBytes } from 'node:crypto'
import type { Bus, BusListener } from '@graveshift/table/store'
import { Client, type Notification } from 'pg'
import { Outbox } from './outbox.ts'
import { clientConfig } from './pool.ts'

const CHANNEL = 'graveshift'
const SHORTEST_PAUSE = 100
const LONGEST_PAUSE = 2_000
/** How often a silent connection is asked whether it still lives. */
const PULSE_MS = 10_000

/**
 * LISTEN and NOTIFY on a connection of their own. Told after the commit, never inside it: the log is the truth, and
 * whoever missed something is told that, and reads it there.
 */
export class PostgresBus implements Bus {
  readonly #url: string
  readonly #node = randomBytes(9).toString('base64url')
  readonly #listeners = new Map<string, Set<BusListener>>()
  readonly #outbox = new Outbox(this.#node)
  #client: Client | undefined
  #closed = false
  #sending = false
  #pause = SHORTEST_PAUSE
  #timer: NodeJS.Timeout | undefined
  #pulse: NodeJS.Timeout | undefined

  private constructor(url: string) {
    this.#url = url
  }

  /** Listens when resolved; when the database cannot be reached it goes on trying. */
  static async open(url: string): Promise<PostgresBus> {
    const bus = new PostgresBus(url)
    await bus.#connect()
    return bus
  }

  publish(topic: string, text: string): void {
    if (this.#closed) return
    this.#outbox.add(topic, text)
    void this.#send()
  }

  subscribe(topic: string, listener: BusListener): () => void {
    const listeners = this.#listeners.get(topic) ?? new Set()
    this.#listeners.set(topic, listeners.add(listener))
    return () => {
      listeners.delete(listener)
      if (listeners.size === 0 && this.#listeners.get(topic) === listeners) this.#listeners.delete(topic)
    }
  }

  async close(): Promise<void> {
    this.#closed = true
    clearTimeout(this.#timer)
    clearInterval(this.#pulse)
    this.#listeners.clear()
    const client = this.#client
    this.#client = undefined
    await client?.end().catch(() => {})
  }

  async #connect(): Promise<void> {
    const client = new Client(clientConfig(this.#url))
    client.on('error', () => this.#lost(client))
    client.on('end', () => this.#lost(client))
    client.on('notification', (message) => this.#hear(message))
    this.#client = client
    try {
      await client.connect()
      // What is told need not outlive the database, which would otherwise wait for its disk each time.
      await client.query('set synchronous_commit = off')
      await client.query(`listen ${CHANNEL}`)
    } catch {
      this.#lost(client)
      return
    }
    if (this.#client !== client) return
    this.#pause = SHORTEST_PAUSE
    clearInterval(this.#pulse)
    this.#pulse = setInterval(() => client.query('select 1').catch(() => this.#lost(client)), PULSE_MS)
    this.#pulse.unref()
    // What was said while nobody listened is in the log.
    for (const topic of [...this.#listeners.keys()]) this.#tell(topic, (listener) => listener.missed())
    void this.#send()
  }

  #lost(client: Client): void {
    if (this.#client !== client) return
    this.#client = undefined
    clearInterval(this.#pulse)
    void client.end().catch(() => {})
    if (this.#closed) return
    this.#timer = setTimeout(() => void this.#connect(), this.#pause)
    this.#pause = Math.min(LONGEST_PAUSE, this.#pause * 2)
  }

  /** One statement for all that gathered while the last was on its way. */
  async #send(): Promise<void> {
    if (this.#sending) return
    this.#sending = true
    try {
      while (this.#client !== undefined && !this.#outbox.empty) {
        const client = this.#client
        const payloads = this.#outbox.take()
        try {
          await client.query({
            name: 'tell',
            text: `select pg_notify('${CHANNEL}', one) from unnest($1::text[]) with ordinality as it(one, n) order by n`,
            values: [payloads],
          })
          this.#outbox.sent()
        } catch {
          // Perhaps it was heard, perhaps not: the others shall look for themselves.
          this.#outbox.failed()
          this.#lost(client)
        }
      }
    } finally {
      this.#sending = false
    }
  }

  #hear({ payload = '' }: Notification): void {
    const [node = '', topic = '', ...text] = payload.split('\n')
    if (node === this.#node) return
    if (topic === '')
      for (const one of [...this.#listeners.keys()]) this.#tell(one, (listener) => listener.missed())
    else if (text.length === 0) this.#tell(topic, (listener) => listener.missed())
    else this.#tell(topic, (listener) => listener.heard(text.join('\n')))
  }

  #tell(topic: string, say: (listener: BusListener) => void): void {
    for (const listener of [...(this.#listeners.get(topic) ?? [])]) say(listener)
  }
}
