import { randomBytes } from 'node:crypto'
import { freePort } from '../../packages/torture/src/parts/free-port.ts'
import { startChild } from './child.ts'
import { drive, type Room } from './drive.ts'
import { SocketIoClient } from './socket-io-client.ts'

/** About what an answered choice of Gear Up looks like on its way, and then in the log with its draws and hashes. */
const ACT = {
  kind: 'answered',
  seat: 2,
  choice: 117,
  pick: { do: 'hit', target: 12, squares: 'b2 b3 c3 c4' },
  facts: { drawn: [[1, 40, 17]], hash: 'f'.repeat(32) },
  link: 'e'.repeat(32),
}
const ANSWER = Buffer.from('43')

/** Four clients in a room, spread over the nodes; they act in turn, each on what the last one's command brought. */
class SocketIoRoom implements Room {
  readonly #clients: readonly SocketIoClient[]
  readonly #name: string
  #seq = 0

  constructor(clients: readonly SocketIoClient[], name: string) {
    this.#clients = clients
    this.#name = name
  }

  async enter(): Promise<void> {
    for (const client of this.#clients) await answered(client, () => client.ask(0, 'enter', this.#name))
  }

  /** The next command waits until the first client has heard of this one, as in our rooms. */
  async step(): Promise<number> {
    const seq = this.#seq++
    const by = this.#clients[seq % this.#clients.length]
    const [first] = this.#clients
    if (!by || !first) throw new Error('nobody is there')
    const heard = new Promise<void>((told) => {
      first.heard = (packet) => {
        if (packet.includes(`"seq":${seq},`)) told()
      }
    })
    const wish = { room: this.#name, seq, id: randomBytes(16).toString('base64url'), act: ACT }
    const at = await answered(by, () => by.ask(seq, 'do', wish))
    await heard
    return at
  }
}

function answered(client: SocketIoClient, ask: () => void): Promise<number> {
  const before = client.heard
  return new Promise((settle) => {
    client.heard = (packet) => {
      if (!packet.subarray(0, 2).equals(ANSWER)) return before(packet)
      client.heard = before
      settle(performance.now())
    }
    ask()
  })
}

/** socket.io with its PostgreSQL adapter on so many nodes. */
export async function measureSocketIo(
  url: string,
  nodes: number,
  rooms: number,
  people: number,
  seconds: number,
) {
  const servers = []
  const ports: number[] = []
  for (let node = 0; node < nodes; node++) {
    const port = await freePort()
    ports.push(port)
    servers.push(await startChild('./socket-io-main.ts', String(port), url))
  }
  try {
    const all: SocketIoRoom[] = []
    for (let room = 0; room < rooms; room++) {
      const clients = Array.from(
        { length: people },
        (_, index) => new SocketIoClient(ports[index % nodes] ?? 0),
      )
      await Promise.all(clients.map((client) => client.opened()))
      const made = new SocketIoRoom(clients, `room-${room}`)
      await made.enter()
      all.push(made)
    }
    await drive(all, 2)
    return await drive(all, seconds)
  } finally {
    for (const server of servers) server.end()
  }
}
