import { FastChance } from '@graveshift/kernel'
import { freePort } from '../../packages/torture/src/parts/free-port.ts'
import type { PeerState } from '../src/peer/framework.ts'
import { randomMove } from '../src/peer/random-move.ts'
import { startChild } from './child.ts'
import { drive, type Room } from './drive.ts'
import { read, SocketIoClient } from './socket-io-client.ts'

const SPACE = 'streets'
const SYNC = Buffer.from(`42/${SPACE},["sync"`)
const UPDATE = Buffer.from(`42/${SPACE},["update"`)

const STATE = Buffer.from('"_stateID":')

/** The number of a packet's state, without reading the rest; what the log says of earlier ones stands behind it. */
function stateOf(packet: Buffer): number {
  const at = packet.indexOf(STATE) + STATE.length
  return Number.parseInt(packet.toString('latin1', at, at + 12), 10)
}

let matches = 0

/** Four people at a match of boardgame.io: whoever is to move does, and reads the state that answers him. */
class Match implements Room {
  readonly #people: readonly SocketIoClient[]
  readonly #random: FastChance
  #name = ''
  #state: PeerState | undefined

  constructor(people: readonly SocketIoClient[], seed: number) {
    this.#people = people
    this.#random = new FastChance(seed)
  }

  async step(): Promise<number> {
    let state = this.#state
    if (!state || state.ctx.gameover !== undefined) state = await this.#begin()
    const by = state.ctx.currentPlayer
    const { type, args } = randomMove(state, this.#random)
    const before = state._stateID
    // What the last player's move brought may still be on its way to this one.
    const answer = this.#next(Number(by), UPDATE, (packet) => stateOf(packet) > before)
    const action = { type: 'MAKE_MOVE', payload: { type, args, playerID: by } }
    this.#people[Number(by)]?.emit('update', action, state._stateID, this.#name, by)
    const packet = await answer
    const at = performance.now()
    this.#state = read(packet)[2] as PeerState
    return at
  }

  /** Its being made is not counted among the commands. */
  async #begin(): Promise<PeerState> {
    this.#name = `match-${matches++}`
    let state: PeerState | undefined
    for (const [seat, person] of this.#people.entries()) {
      const answer = this.#next(seat, SYNC)
      person.emit('sync', this.#name, String(seat), undefined, this.#people.length)
      state = (read(await answer)[2] as { state: PeerState }).state
    }
    if (!state) throw new Error('nobody plays')
    return state
  }

  #next(seat: number, beginning: Buffer, isIt: (packet: Buffer) => boolean = () => true): Promise<Buffer> {
    return new Promise((settle) => {
      const person = this.#people[seat]
      if (person)
        person.heard = (packet) => {
          if (packet.subarray(0, beginning.length).equals(beginning) && isIt(packet)) settle(packet)
        }
    })
  }
}

/** As many matches at once as rooms, in the memory of boardgame.io's own server. */
export async function measureBoardgame(rooms: number, people: number, seconds: number) {
  const port = await freePort()
  const server = await startChild('./boardgame-main.ts', String(port))
  try {
    const made = Array.from({ length: rooms }, () =>
      Array.from({ length: people }, () => new SocketIoClient(port, SPACE)),
    )
    await Promise.all(made.flat().map((client) => client.opened()))
    const all = made.map((clients, index) => new Match(clients, index))
    await drive(all, 2)
    const before = await server.cpu()
    const driven = await drive(all, seconds)
    const perCpuSecond = driven.times.length / ((await server.cpu()) - before)
    for (const client of made.flat()) client.close()
    return { ...driven, perCpuSecond }
  } finally {
    server.end()
  }
}
