import { FastChance } from '@graveshift/kernel'
import { Link } from '../../../link/link.ts'
import type { Settled } from '../../../link/outbox.ts'
import type { Command } from '../../../room/command.ts'
import { bytesFrom, type FindGame } from '../bed.ts'
import { keptInMemory } from '../in-memory.ts'
import { VirtualClock, type VirtualTime } from '../virtual-clock.ts'
import type { Weather } from './faults.ts'
import type { SimNode } from './sim-node.ts'

/** One command as its sender knows it: what Jepsen calls an operation. */
export interface Operation {
  readonly id: string
  readonly sent: number
  settled?: Settled
  at?: number
}

/** A person's device behind a bad network. */
export class SimClient {
  readonly link: Link
  readonly operations: Operation[] = []
  /** Links of the entries seen, in the order they came, from the last beginning on. */
  readonly seen: [seq: number, link: string][] = []
  /** The first entry to be seen since then. */
  first = 0
  /** Behind a wall: nothing gets through. */
  cut = false
  readonly #time: VirtualTime

  constructor(
    nodes: readonly SimNode[],
    room: string,
    person: string | undefined,
    time: VirtualTime,
    weather: Weather,
    find: FindGame,
    seed: number,
    trace: (text: string) => void,
  ) {
    this.#time = time
    const random = new FastChance(seed)
    const carry = (run: () => void) => {
      if (this.cut || weather.strikes('lost')) return
      time.after(weather.delay(), run)
      if (weather.strikes('doubled')) time.after(weather.delay(), run)
    }
    this.link = new Link({
      clock: new VirtualClock(time),
      bytes: bytesFrom(random),
      random: () => random.below(1000) / 1000,
      ...keptInMemory(),
      findModule: find,
      ticket: async () => 'ticket',
      connect: (listeners) => {
        const up = nodes.filter((node) => node.up)
        const node = up[random.below(Math.max(1, up.length))]
        if (!node || this.cut) {
          time.after(100, () => listeners.closed(1006))
          return { send: () => {}, close: () => {} }
        }
        const line = node.accept(
          {
            send: (text) =>
              carry(() => {
                trace(text)
                listeners.heard(text)
              }),
            closed: (code) => time.after(weather.delay(), () => listeners.closed(code)),
          },
          room,
          person,
        )
        time.after(weather.delay(), () => listeners.opened())
        return {
          send: (text) =>
            carry(() => {
              trace(text)
              void line.heard(text)
            }),
          close: () => time.after(weather.delay(), () => line.lost()),
        }
      },
    })
    this.link.listen((event) => {
      if (event.kind === 'entry') this.seen.push([event.entry.seq, event.entry.link])
      if (event.kind === 'reset') {
        this.seen.length = 0
        this.first = event.head + 1
      }
    })
  }

  do(command: Command): void {
    const before = new Set(this.link.pending.map(({ id }) => id))
    const settled = this.link.do(command)
    const made = this.link.pending.find(({ id }) => !before.has(id))
    // Refused on the spot, because the seat's last command is still on its way: never sent.
    if (!made) return
    const operation: Operation = { id: made.id, sent: this.#time.now }
    this.operations.push(operation)
    void settled.then((answer) => {
      operation.settled = answer
      operation.at = this.#time.now
    })
  }
}
