import type { PersonId } from '../room/fact.ts'
import type { CloseReason } from '../wire/close-codes.ts'
import type { Packet } from '../wire/packet.ts'
import type { Form } from '../wire/server-message.ts'

/** One open line to somebody, as the table sees it; a socket behind it, or a test. */
export interface Connection {
  /** Who it is; nobody for somebody who only watches. */
  readonly person: PersonId | undefined
  readonly form: Form
  tell(packet: Packet): void
  close(reason: CloseReason): void
}

/** How far the client has read. */
export interface ReadSoFar {
  readonly last: number
  readonly link?: string
}
