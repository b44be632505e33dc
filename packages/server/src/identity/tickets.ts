import type { ServerKey } from './server-key.ts'
import { freshToken, isSame } from './tokens.ts'

const GOOD_FOR_MS = 30_000

/** Whom a ticket lets in, and by which session. */
export interface Ticket {
  readonly room: string
  readonly person: string
  /** Hash of the session it was fetched with. */
  readonly session: string
  readonly until: number
  /** Its own name, by which it is spent. */
  readonly name: string
}

/** Tickets carry what they stand for, signed: any server with the same key can read what another has given out. */
export class Tickets {
  readonly #key: ServerKey

  constructor(key: ServerKey) {
    this.#key = key
  }

  make(holder: Pick<Ticket, 'room' | 'person' | 'session'>, now: number): string {
    const { room, person, session } = holder
    const body = [room, person, session, (now + GOOD_FOR_MS).toString(36), freshToken()].join('.')
    return `${body}.${this.#sign(body)}`
  }

  /**
   * Undefined if it is not one of ours. One that is too old need not be anybody's fault: a clock was turned, or a phone
   * slept between fetching it and using it.
   */
  read(text: string, now: number): Ticket | 'old' | undefined {
    const at = text.lastIndexOf('.')
    const body = text.slice(0, Math.max(0, at))
    if (!isSame(this.#sign(body), text.slice(at + 1))) return undefined
    const [room = '', person = '', session = '', end = '', name = ''] = body.split('.')
    const until = Number.parseInt(end, 36)
    return until >= now ? { room, person, session, until, name } : 'old'
  }

  #sign(body: string): string {
    return this.#key.token('ticket', body)
  }
}
