import { WebSocket } from 'ws'

/**
 * A client of socket.io on a bare socket, as light as ours: it answers pings and hands on what comes unread. Packets
 * are text: `42/streets,["update",...]`, without the name for the main space, and with a number where an answer is asked.
 */
export class SocketIoClient {
  readonly #socket: WebSocket
  readonly #space: string
  readonly #opened: Promise<void>
  /** Called with each event's or answer's packet. */
  heard: (packet: Buffer) => void = () => {}

  constructor(port: number, space = '') {
    this.#space = space === '' ? '' : `/${space},`
    this.#socket = new WebSocket(`ws://127.0.0.1:${port}/socket.io/?EIO=4&transport=websocket`, {
      perMessageDeflate: false,
    })
    this.#opened = new Promise((open, fail) => {
      this.#socket.on('error', fail)
      this.#socket.on('close', () => fail(new Error('closed')))
      this.#socket.on('message', (packet: Buffer) => {
        const [kind, of] = packet.toString('latin1', 0, 2)
        if (kind === '0') this.#socket.send(`40${this.#space}`)
        else if (kind === '2') this.#socket.send('3')
        else if (of === '0') open()
        else this.heard(packet)
      })
    })
  }

  opened(): Promise<void> {
    return this.#opened
  }

  emit(event: string, ...args: readonly unknown[]): void {
    this.#socket.send(`42${this.#space}${JSON.stringify([event, ...args])}`)
  }

  /** The answer's packet begins with `43`, the space and the number. */
  ask(number: number, event: string, ...args: readonly unknown[]): void {
    this.#socket.send(`42${this.#space}${number}${JSON.stringify([event, ...args])}`)
  }

  close(): void {
    this.#socket.terminate()
  }
}

/** The list in a packet: an event's name and arguments, or an answer's. */
export const read = (packet: Buffer): unknown[] => JSON.parse(packet.toString('utf8', packet.indexOf('[')))
