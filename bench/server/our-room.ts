import { randomBytes } from 'node:crypto'
import { loadAll } from '@graveshift/games'
import { FastChance } from '@graveshift/kernel'
import { NonceKeeper } from '@graveshift/table/link'
import { type Command, type Entry, foldEntry, openRoom, type Room as Table } from '@graveshift/table/room'
import { PROTOCOL, type ServerMessage } from '@graveshift/table/wire'
import type { WebSocket } from 'ws'
import { freshToken } from '../../packages/server/src/identity/tokens.ts'
import { Visitor } from '../../packages/server/src/testing/visitor.ts'
import { nextWish } from '../../packages/server/src/testing/wish.ts'
import type { Room } from './drive.ts'

const findModule = await loadAll()

/** `{"type":"` and then the letter by which an answer is told from the rest without reading it. */
const LETTER = 9
const [DONE, ENTRY, TAIL] = ['done', 'entry', 'tail'].map((type) => type.charCodeAt(0))
const BAD = ['refused', 'conflict', 'later', 'fault'].map((type) => type.charCodeAt(0))

interface Person {
  readonly id: string
  readonly socket: WebSocket
}

interface Waiting {
  readonly seq: number
  readonly settle: (at: number) => void
  at: number | undefined
}

/**
 * Four people at a table of ours, on bare sockets. One of them reads what comes and folds it without hashing, so that
 * there is always a real command to send; the others only look whether they were answered.
 */
export class OurRoom implements Room {
  readonly #people: Person[] = []
  readonly #random: FastChance
  #table: Table | undefined
  #next: { readonly head: number | undefined; readonly socket: WebSocket; readonly act: Command } | undefined
  #waiting: Waiting | undefined
  #kept = '[]'
  readonly #keeper = new NonceKeeper(
    {
      read: () => this.#kept,
      write: (text) => {
        this.#kept = text
      },
    },
    (count) => randomBytes(count),
  )

  private constructor(seed: number) {
    this.#random = new FastChance(seed)
  }

  /** The people come in by the addresses in turn: several are several nodes. */
  static async open(addresses: readonly string[], people: number, seed: number): Promise<OurRoom> {
    const room = new OurRoom(seed)
    const address = (index: number) => addresses[index % addresses.length] ?? ''
    const host = new Visitor(address(0))
    const { status, body } = await host.open({ options: { seats: people } })
    if (status !== 201) throw new Error(`no table: ${status}`)
    for (let index = 0; index < people; index++) {
      const visitor = index === 0 ? host : new Visitor(address(index))
      const joined =
        index === 0 ? body : (await visitor.join(body.room, body.keys.invite, `Guest ${index}`)).body
      const { ticket } = (await visitor.ticket(body.room)).body
      await room.#sit(visitor.socket(), joined.person, ticket)
    }
    return room
  }

  close(): void {
    for (const { socket } of this.#people) socket.terminate()
  }

  step(): Promise<number> {
    const { next, table } = { next: this.#choose(), table: this.#table }
    if (!next || !table) throw new Error(`nobody has anything to do at ${table?.head}`)
    next.socket.send(JSON.stringify({ type: 'do', id: freshToken(), basis: table.head, act: next.act }))
    return new Promise((settle) => {
      this.#waiting = { seq: table.head + 1, settle, at: undefined }
    })
  }

  #choose(): { readonly socket: WebSocket; readonly act: Command } | undefined {
    if (this.#next?.head === this.#table?.head) return this.#next
    for (const { id, socket } of this.#people) {
      const table = this.#table
      const value = table && this.#keeper.toShow(table, id)
      const eyes = {
        replica: { room: table },
        you: id,
        readiness: () => table && { kind: 'ready' as const, pledge: this.#keeper.pledge(table, id) },
      }
      const act = value === undefined ? nextWish(eyes, this.#random) : { kind: 'show-nonce' as const, value }
      if (act) {
        this.#next = { head: this.#table?.head, socket, act }
        return this.#next
      }
    }
    return undefined
  }

  #sit(socket: WebSocket, id: string, ticket: string): Promise<void> {
    const reads = this.#people.length === 0
    this.#people.push({ id, socket })
    socket.on('open', () =>
      socket.send(JSON.stringify({ type: 'hello', v: PROTOCOL, ticket, form: 'log', last: -1 })),
    )
    return new Promise((open, fail) => {
      socket.on('close', (code) => fail(new Error(`closed with ${code}`)))
      socket.on('message', (data: Buffer) => {
        const letter = data[LETTER] ?? 0
        if (letter === DONE) this.#answered()
        else if (reads && (letter === ENTRY || letter === TAIL)) this.#read(JSON.parse(data.toString()))
        else if (BAD.includes(letter)) throw new Error(data.toString())
        if (letter === TAIL) open()
      })
    })
  }

  #answered(): void {
    if (this.#waiting) this.#waiting.at = performance.now()
    this.#goOn()
  }

  #read(message: ServerMessage): void {
    if (message.type === 'entry') this.#fold(message.entry)
    else if (message.type === 'tail') for (const entry of message.entries) this.#fold(entry)
    this.#goOn()
  }

  #fold(entry: Entry): void {
    if (this.#table) foldEntry(this.#table, entry)
    else this.#table = openRoom(entry, findModule)
    // Whether states are true is what replicas look at; here only their moves are wanted.
    this.#table.believes = true
  }

  /** The answer and what it brought come by two sockets, in any order. */
  #goOn(): void {
    const waiting = this.#waiting
    if (waiting?.at === undefined || (this.#table?.head ?? -1) < waiting.seq) return
    // Where nobody has anything to do, the command brings another entry: the team's answer, or a game's secret.
    if (!this.#choose()) return
    this.#waiting = undefined
    waiting.settle(waiting.at)
  }
}
