import type { Duplex } from 'node:stream'
import { Bucket, type Connection, Line, type LineSetting } from '@graveshift/table/host'
import { CLOSE, type CloseReason, type Packet, type Signal } from '@graveshift/table/wire'
import type { WebSocket } from 'ws'
import type { Ticket } from '../identity/tickets.ts'

/** A client that does not read is let go when so much waits for it. */
const MOST_QUEUED = 1024 * 1024
const HELLO_MS = 10_000
const CLOSING_MS = 2_000
const TEXT = { binary: false }
const bytesOf = (text: string): Buffer => Buffer.from(text)
/** A tail is the one thing that costs us more than its asker: so many a second, and so many pages of a long log at once. */
const TAILS_PER_SECOND = 2
const TAILS_AT_ONCE = 20

export interface SocketSetting {
  readonly host: LineSetting['host']
  readonly admit: (ticket: string) => Promise<Ticket | 'later' | undefined>
  readonly build?: string | undefined
  readonly messagesPerSecond: number
  readonly messagesAtOnce: number
  readonly limited: (what: string) => void
  readonly closed: (reason: string) => void
  readonly failed: (error: unknown) => void
}

/** One WebSocket: carries the texts of a line, with an eye on how many and how large. */
export class TableSocket {
  readonly #socket: WebSocket
  /** What carries the socket's frames. */
  readonly #stream: Pick<Duplex, 'cork' | 'uncork'>
  readonly #setting: SocketSetting
  readonly #line: Line
  readonly #messages: Bucket
  readonly #tails = new Bucket(TAILS_PER_SECOND, TAILS_AT_ONCE, () => performance.now())
  readonly #greeting: NodeJS.Timeout
  #corked = false
  #ticket: Ticket | undefined
  #heard = performance.now()
  #reason: CloseReason | 'lost' | undefined

  constructor(socket: WebSocket, stream: Pick<Duplex, 'cork' | 'uncork'>, setting: SocketSetting) {
    this.#socket = socket
    this.#stream = stream
    this.#setting = setting
    this.#messages = new Bucket(setting.messagesPerSecond, setting.messagesAtOnce, () => performance.now())
    this.#line = new Line({
      host: {
        ...setting.host,
        say: (room, by, what) => this.#say(room, by, what),
        tail: (room, connection, from) => this.#tail(room, connection, from),
      },
      admit: (ticket) => this.#admit(ticket),
      build: setting.build,
      send: (packet) => this.#send(packet),
      close: (reason) => this.#end(reason),
    })
    this.#greeting = setTimeout(() => this.close('retryLater', 'no-hello'), HELLO_MS).unref()
    socket.on('message', (data, isBinary) => this.#hear(data.toString(), isBinary))
    socket.on('pong', () => this.#alive())
    socket.on('error', () => this.#setting.limited('bad-frame'))
    socket.on('close', () => this.#lost())
  }

  /** Whose it is, once that is known. */
  get ticket(): Ticket | undefined {
    return this.#ticket
  }

  /** Milliseconds since anything was heard. */
  get silence(): number {
    return performance.now() - this.#heard
  }

  ping(): void {
    if (this.#socket.readyState === this.#socket.OPEN) this.#socket.ping()
  }

  close(reason: CloseReason, why?: string): void {
    if (why !== undefined) this.#setting.limited(why)
    this.#line.close(reason)
  }

  /** Without a word: there is nobody. */
  drop(): void {
    this.#socket.terminate()
  }

  #alive(): void {
    this.#heard = performance.now()
  }

  #hear(text: string, isBinary: boolean): void {
    if (this.#reason !== undefined) return
    this.#alive()
    if (isBinary) this.close('stop', 'binary')
    else if (!this.#messages.take()) this.close('retryLater', 'messages')
    else this.#line.heard(text).catch((error) => this.#broken(error))
  }

  #broken(error: unknown): void {
    this.#setting.failed(error)
    this.close('retryLater')
  }

  async #admit(text: string): Promise<Ticket | 'later' | undefined> {
    const ticket = await this.#setting.admit(text)
    clearTimeout(this.#greeting)
    if (ticket !== 'later') this.#ticket = ticket
    return ticket
  }

  #say(room: string, by: string, what: Signal): boolean {
    const told = this.#setting.host.say(room, by, what)
    if (!told) this.#setting.limited('says')
    return told
  }

  /** Whoever asks too often is not answered: a client that missed something asks again after a while. */
  async #tail(room: string, connection: Connection, from: number): Promise<void> {
    if (this.#tails.take()) await this.#setting.host.tail(room, connection, from)
    else this.#setting.limited('tails')
  }

  #send(packet: Packet): void {
    if (this.#socket.readyState !== this.#socket.OPEN) return
    const bytes = packet.as(bytesOf)
    if (this.#socket.bufferedAmount + bytes.length > MOST_QUEUED) this.close('retryNow', 'slow-reader')
    else this.#write(bytes)
  }

  /** What is told in one go (an entry, and the answer to whoever caused it) leaves in one piece. */
  #write(bytes: Buffer): void {
    if (!this.#corked) {
      this.#corked = true
      this.#stream.cork()
      process.nextTick(() => {
        this.#corked = false
        this.#stream.uncork()
      })
    }
    this.#socket.send(bytes, TEXT)
  }

  #end(reason: CloseReason): void {
    this.#reason ??= reason
    this.#socket.close(CLOSE[reason], reason)
    // Whoever does not answer, or reads nothing, is not waited for.
    setTimeout(() => this.#socket.terminate(), CLOSING_MS).unref()
  }

  #lost(): void {
    clearTimeout(this.#greeting)
    this.#setting.closed(this.#reason ?? 'lost')
    this.#reason ??= 'lost'
    this.#line.lost()
  }
}
