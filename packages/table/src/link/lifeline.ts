import type { ClientMessage } from '../wire/client-message.ts'
import { closeReason } from '../wire/close-codes.ts'
import { Backoff } from './backoff.ts'
import type { LifelineSetting, Socket } from './setting.ts'
import { Timers } from './timers.ts'

const ALIVE_MS = 5_000
const DEAD_MS = 15_000
/** How long the other side has to show that it lives when there is reason to doubt it. */
const PROOF_MS = 3_000

/** What comes of a connection. */
interface Hands {
  /** Somebody is there: the first thing to be said to him, with this ticket. */
  readonly opened: (ticket: string) => void
  readonly heard: (text: string) => void
  /** There is none at the moment, or a new one is being made. */
  readonly became: (status: 'waiting' | 'connecting') => void
  /** The connection is over, and everything that belonged to it. */
  readonly hungUp: () => void
  /** For good: this page is too old, or nobody will have us. */
  readonly ended: (how: 'reload' | 'stopped') => void
}

/** One connection after another to the same place, with pauses in between and an eye on whether the other side lives. */
export class Lifeline {
  readonly #setting: LifelineSetting
  readonly #hands: Hands
  readonly #backoff: Backoff
  readonly #timers: Timers<'connect' | 'life' | 'proof'>
  #socket: Socket | undefined
  #turn = 0
  #isGreeted = false
  #lastHeard = 0
  #began = 0

  constructor(setting: LifelineSetting, hands: Hands) {
    this.#setting = setting
    this.#hands = hands
    this.#backoff = new Backoff(setting.random)
    this.#timers = new Timers(setting.clock)
  }

  /** Which connection is meant: what an older one still says is not heard. */
  get turn(): number {
    return this.#turn
  }

  /** Whether the other side has let us in. */
  get isGreeted(): boolean {
    return this.#isGreeted
  }

  start(): void {
    if (!this.#timers.has('connect')) this.#connectIn(0)
  }

  /** Tries now instead of after the pause. */
  hurry(): void {
    this.#backoff.reset()
    this.#connectIn(0)
  }

  /**
   * The network is back, or the device has slept: what was there before may be dead without a word of it. A pause is
   * over, a try that hangs is made anew, and a connection has to show that it lives.
   */
  wake(): void {
    if (this.#timers.has('connect')) this.hurry()
    else if (this.#isGreeted) this.#prove()
    else if (this.#turn > 0 && this.#now - this.#began >= PROOF_MS) this.#anew()
  }

  greeted(): void {
    this.#isGreeted = true
    this.#lastHeard = this.#now
    this.#backoff.reset()
  }

  send(message: ClientMessage): void {
    this.#socket?.send(JSON.stringify(message))
  }

  hangUp(): void {
    this.#turn++
    this.#isGreeted = false
    const socket = this.#socket
    this.#socket = undefined
    this.#timers.stop('life')
    this.#timers.stop('proof')
    this.#hands.hungUp()
    socket?.close()
  }

  /** Tries again by itself, after a while. */
  comeBack(): void {
    this.#hands.became('waiting')
    this.#connectIn(this.#backoff.next())
  }

  /** Hangs up, and does not come back. */
  stop(): void {
    this.hangUp()
    this.#timers.stopAll()
  }

  #connectIn(ms: number): void {
    this.#timers.start('connect', ms, () => void this.#connect())
  }

  async #connect(): Promise<void> {
    const turn = ++this.#turn
    this.#began = this.#now
    this.#hands.became('connecting')
    // A request on a network that is gone may hang for minutes.
    this.#timers.start('life', DEAD_MS, () => {
      if (turn === this.#turn) this.#anew()
    })
    let ticket: string
    try {
      ticket = await this.#setting.ticket()
    } catch {
      if (turn !== this.#turn) return
      this.#timers.stop('life')
      this.comeBack()
      return
    }
    if (turn !== this.#turn) return
    if (ticket === 'stop') {
      this.#hands.ended('stopped')
      return
    }
    this.#lastHeard = this.#now
    this.#watchLife(turn)
    this.#socket = this.#setting.connect({
      opened: () => {
        if (turn === this.#turn) this.#hands.opened(ticket)
      },
      heard: (text) => {
        if (turn === this.#turn) this.#heard(text)
      },
      closed: (code) => {
        if (turn === this.#turn) this.#closed(code)
      },
    })
  }

  get #now(): number {
    return this.#setting.clock.monotonic()
  }

  #anew(): void {
    this.hangUp()
    this.#hands.became('waiting')
    this.hurry()
  }

  /** Asks for a sign of life; without one this is no connection. */
  #prove(): void {
    if (this.#timers.has('proof')) return
    const asked = this.#now
    this.send({ type: 'alive' })
    this.#timers.start('proof', PROOF_MS, () => {
      if (this.#lastHeard < asked) this.#anew()
    })
  }

  #heard(text: string): void {
    if (this.#isGreeted) this.#lastHeard = this.#now
    this.#hands.heard(text)
  }

  #closed(code: number): void {
    this.hangUp()
    const reason = closeReason(code)
    if (reason === 'stop') this.#hands.ended('stopped')
    else if (reason === 'reloadPage') this.#hands.ended('reload')
    else {
      if (reason === 'retryNow') this.#backoff.reset()
      this.comeBack()
    }
  }

  /** Says that we are alive, and notices when the other side is not. */
  #watchLife(turn: number): void {
    this.#timers.start('life', ALIVE_MS, () => {
      if (turn !== this.#turn) return
      // Nothing counts before the welcome: without it this is no connection.
      if (this.#now - this.#lastHeard >= DEAD_MS) {
        this.hangUp()
        this.comeBack()
        return
      }
      if (this.#isGreeted) this.send({ type: 'alive' })
      this.#watchLife(turn)
    })
  }
}
