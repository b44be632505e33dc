import type { ServerMessage } from './server-message.ts'

/** A message on its way: put into text once, however many it is told to. */
export class Packet {
  readonly message: ServerMessage
  #text: string | undefined
  #form: unknown

  /** `text` where somebody has it already; it must be the message's JSON. */
  constructor(message: ServerMessage, text?: string) {
    this.message = message
    this.#text = text
  }

  get text(): string {
    this.#text ??= JSON.stringify(this.message)
    return this.#text
  }

  /** The text in the carrier's own form, which is made once as well: one carrier, one form. */
  as<T>(make: (text: string) => T): T {
    this.#form ??= make(this.text)
    return this.#form as T
  }
}
