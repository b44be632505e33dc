import { has, isFault } from '@graveshift/kernel'
import type { PersonId } from '../room/fact.ts'
import { type ClientMessage, type CommandMessage, type Hello, PROTOCOL } from '../wire/client-message.ts'
import type { CloseReason } from '../wire/close-codes.ts'
import { Packet } from '../wire/packet.ts'
import { readMessage } from '../wire/read-message.ts'
import type { Form, ServerMessage } from '../wire/server-message.ts'
import type { Connection } from './connection.ts'
import type { Host } from './host.ts'
import type { Answer } from './request.ts'

/** Whom a ticket admits, and where. */
export interface Admitted {
  readonly room: string
  readonly person?: PersonId
}

export interface LineSetting {
  readonly host: Pick<Host, 'attach' | 'detach' | 'head' | 'submit' | 'tail' | 'say'>
  /** Spends a ticket; undefined if it is not good, `later` if another one may be. */
  readonly admit: (ticket: string) => Promise<Admitted | 'later' | undefined>
  /** The build of the page that is given out here. */
  readonly build?: string | undefined
  readonly send: (packet: Packet) => void
  readonly close: (reason: CloseReason) => void
}

/** One client's line to a host: the protocol's order of things, whatever carries the texts. */
export class Line implements Connection {
  readonly #setting: LineSetting
  #admitted: Admitted | undefined
  #form: Form = 'log'
  #state: 'new' | 'greeting' | 'open' | 'closed' = 'new'

  constructor(setting: LineSetting) {
    this.#setting = setting
  }

  get person(): PersonId | undefined {
    return this.#admitted?.person
  }

  get form(): Form {
    return this.#form
  }

  /** A text came. Nothing of it is believed before `readMessage` has seen it. */
  async heard(text: string): Promise<void> {
    if (this.#state === 'closed') return
    const message = readMessage(text)
    if (isFault(message)) {
      this.#say({ type: 'fault', fault: message.fault, message: message.message })
      this.close('stop')
    } else if (message.type === 'hello') await this.#hello(message)
    else if (this.#state === 'open' && this.#admitted) await this.#message(message, this.#admitted)
    else if (this.#state === 'new') this.close('stop')
  }

  /** The carrier lost it. */
  lost(): void {
    if (this.#state === 'closed') return
    this.#state = 'closed'
    if (this.#admitted) this.#setting.host.detach(this.#admitted.room, this)
  }

  tell(packet: Packet): void {
    if (this.#state !== 'closed') this.#setting.send(packet)
  }

  #say(message: ServerMessage): void {
    this.tell(new Packet(message))
  }

  close(reason: CloseReason): void {
    if (this.#state === 'closed') return
    this.lost()
    this.#setting.close(reason)
  }

  async #hello({ v, ticket, form, last, link, build }: Hello): Promise<void> {
    if (this.#state !== 'new') return this.close('stop')
    this.#state = 'greeting'
    if (v !== PROTOCOL) return this.close('reloadPage')
    const admitted = await this.#setting.admit(ticket).catch(() => 'later' as const)
    if (this.#isClosed()) return
    if (admitted === 'later') return this.close('retryLater')
    if (!admitted) return this.close('stop')
    this.#admitted = admitted
    this.#form = form
    // Before anything that an older page might not understand.
    if (this.#isOther(build)) this.#say({ type: 'outdated' })
    const read = { last, ...(link === undefined ? {} : { link }) }
    this.#state = 'open'
    const attached = await this.#setting.host.attach(admitted.room, this, read)
    if (!attached) this.close('retryLater')
    else if (this.#isClosed()) this.#setting.host.detach(admitted.room, this)
  }

  #isOther(build: string | undefined): boolean {
    return build !== undefined && this.#setting.build !== undefined && build !== this.#setting.build
  }

  #isClosed(): boolean {
    return this.#state === 'closed'
  }

  async #message(message: Exclude<ClientMessage, Hello>, { room, person }: Admitted): Promise<void> {
    switch (message.type) {
      case 'do':
        return this.#do(message, room, person)
      case 'tail':
        return this.#setting.host.tail(room, this, message.from)
      case 'say':
        if (person !== undefined) this.#setting.host.say(room, person, message.what)
        return
      case 'alive':
        this.#say({ type: 'alive', head: this.#setting.host.head(room) })
    }
  }

  async #do(
    { id, basis, seen, again, act }: CommandMessage,
    room: string,
    person: PersonId | undefined,
  ): Promise<void> {
    const request = {
      id,
      basis,
      command: act,
      by: person ?? '',
      again: again ?? false,
      ...(seen === undefined ? {} : { seen }),
    }
    this.#say(answerMessage(id, await this.#setting.host.submit(room, request)))
  }
}

function answerMessage(id: string, answer: Answer): ServerMessage {
  if (has(answer, 'done')) return { type: 'done', id, seq: answer.done }
  if (has(answer, 'refused')) return { type: 'refused', id, refusal: answer.refused }
  if (has(answer, 'conflict')) return { type: 'conflict', id, head: answer.conflict }
  return { type: 'later', id }
}
