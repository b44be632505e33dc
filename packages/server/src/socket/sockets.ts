import type { IncomingMessage, Server } from 'node:http'
import type { Duplex } from 'node:stream'
import type { LineSetting } from '@graveshift/table/host'
import { StoreError } from '@graveshift/table/store'
import { LONGEST_MESSAGE } from '@graveshift/table/wire'
import { WebSocketServer } from 'ws'
import type { Ticket } from '../identity/tickets.ts'
import type { Service } from '../service.ts'
import { TableSocket } from './table-socket.ts'

const PATH = '/api/socket'
const LOOK_MS = 5_000
/** A client that speaks by itself need not be asked. */
const ASK_AFTER_MS = 4_500
const DEAD_MS = 15_000
const RECHECK_MS = 15 * 60_000

/** All WebSockets of this server. */
export class Sockets {
  readonly #service: Service
  readonly #host: LineSetting['host']
  readonly #server = new WebSocketServer({
    noServer: true,
    clientTracking: false,
    perMessageDeflate: false,
    maxPayload: LONGEST_MESSAGE,
  })
  readonly #sockets = new Map<TableSocket, number>()
  readonly #perAddress = new Map<string, number>()
  readonly #timer: NodeJS.Timeout

  constructor(service: Service) {
    this.#service = service
    this.#host = measured(service)
    this.#timer = setInterval(() => this.#look(), LOOK_MS).unref()
  }

  get size(): number {
    return this.#sockets.size
  }

  listen(server: Server): void {
    server.on('upgrade', (request, socket, head) => this.#upgrade(request, socket, head))
  }

  /** Everybody is sent back; who has not gone after a moment is dropped. */
  close(): void {
    clearInterval(this.#timer)
    for (const socket of this.#sockets.keys()) socket.close('retryNow')
  }

  drop(): void {
    for (const socket of this.#sockets.keys()) socket.drop()
  }

  #upgrade(request: IncomingMessage, socket: Duplex, head: Buffer): void {
    const { settings, metrics, addressOf } = this.#service
    socket.on('error', () => socket.destroy())
    const address = addressOf(request)
    const open = this.#perAddress.get(address) ?? 0
    const no = this.#whyNot(request, open)
    if (no) {
      metrics.limited(no.what)
      const answer = `HTTP/1.1 ${no.status}\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`
      socket.end(answer, () => socket.destroy())
      return
    }
    this.#perAddress.set(address, open + 1)
    socket.once('close', () => this.#leave(address))
    this.#server.handleUpgrade(request, socket, head, (upgraded) => {
      const made = new TableSocket(upgraded, socket, {
        host: this.#host,
        admit: (ticket) => this.#admit(ticket),
        build: this.#service.build,
        messagesPerSecond: settings.messagesPerSecond,
        messagesAtOnce: settings.messagesAtOnce,
        limited: (what) => metrics.limited(what),
        closed: (reason) => {
          metrics.socketClosed(reason)
          this.#sockets.delete(made)
        },
        failed: (error) => this.#failed(error),
      })
      this.#sockets.set(made, performance.now())
    })
  }

  #whyNot({ url, method, headers }: IncomingMessage, open: number) {
    const { settings, allowOrigin, closing } = this.#service
    if (url !== PATH || method !== 'GET') return { status: '404 Not Found', what: 'wrong-path' }
    if (!allowOrigin(headers.origin)) return { status: '403 Forbidden', what: 'wrong-origin' }
    if (closing) return { status: '503 Service Unavailable', what: 'closing' }
    if (open >= settings.socketsPerAddress || this.#sockets.size >= settings.mostSockets)
      return { status: '429 Too Many Requests', what: 'sockets' }
    return undefined
  }

  #leave(address: string): void {
    const left = (this.#perAddress.get(address) ?? 1) - 1
    if (left > 0) this.#perAddress.set(address, left)
    else this.#perAddress.delete(address)
  }

  /** A ticket is good once, for a session that is still that person's. Who is at the table, the table says itself. */
  async #admit(text: string): Promise<Ticket | 'later' | undefined> {
    const { tickets, store } = this.#service
    const ticket = tickets.read(text, Date.now())
    if (ticket === 'old') return 'later'
    if (!ticket || !(await store.spend(ticket.name, ticket.until))) return undefined
    return (await this.#isGood(ticket)) ? ticket : undefined
  }

  async #isGood({ room, person, session }: Ticket): Promise<boolean> {
    return (await this.#service.store.person(room, session)) === person
  }

  #look(): void {
    const now = performance.now()
    for (const [socket, checked] of this.#sockets) {
      if (socket.silence >= DEAD_MS) socket.drop()
      else if (socket.silence >= ASK_AFTER_MS) socket.ping()
      if (now - checked >= RECHECK_MS) {
        this.#sockets.set(socket, now)
        void this.#recheck(socket)
      }
    }
  }

  /** A database that is away is no reason to send anybody off. */
  async #recheck(socket: TableSocket): Promise<void> {
    try {
      if (socket.ticket && !(await this.#isGood(socket.ticket))) socket.close('stop')
    } catch (error) {
      this.#failed(error)
    }
  }

  #failed(error: unknown): void {
    const { log, metrics } = this.#service
    if (error instanceof StoreError) metrics.storeFailed(error)
    else log.error({ err: error }, 'a connection failed')
  }
}

/** The host with a clock beside it. */
function measured({ host, metrics }: Service): LineSetting['host'] {
  return {
    attach: (room, connection, read) => host.attach(room, connection, read),
    detach: (room, connection) => host.detach(room, connection),
    tail: (room, connection, from) => host.tail(room, connection, from),
    say: (room, by, what) => host.say(room, by, what),
    head: (room) => host.head(room),
    submit: async (room, request) => {
      const start = performance.now()
      const answer = await host.submit(room, request)
      metrics.answered(answer, (performance.now() - start) / 1000)
      return answer
    },
  }
}
