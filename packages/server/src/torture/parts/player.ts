import { randomBytes } from 'node:crypto'
import { FastChance } from '@graveshift/kernel'
import type { Link, Settled } from '@graveshift/table/link'
import { type Command, seatsOfPerson } from '@graveshift/table/room'
import { nextMove } from '../../testing/play.ts'
import { pause } from '../../testing/server-process.ts'

/** A command as its sender knows it. What has no answer is unknown: written once or not at all. */
export interface Deed {
  readonly id: string
  /** When it was sent and when it was answered, in ms of this process. */
  readonly sent: number
  at?: number
  settled?: Settled
}

/** Somebody at a table, or one tab of his, who does what he may, one thing after another. */
export class Player {
  readonly link: Link
  readonly room: string
  readonly deeds: Deed[] = []
  readonly #random: FastChance

  constructor(link: Link, room: string, seed: number) {
    this.link = link
    this.room = room
    this.#random = new FastChance(seed)
  }

  get acknowledged(): number {
    return this.deeds.filter(({ settled }) => settled && 'done' in settled).length
  }

  /** Plays as long as it may; `pauseMs` between two things, because people think. */
  async play(goesOn: () => boolean, pauseMs = 0): Promise<void> {
    while (goesOn()) {
      const wish = this.link.status === 'open' ? this.wish() : undefined
      if (wish) await this.do(wish, goesOn)
      await pause(wish ? pauseMs : Math.max(pauseMs, 5))
    }
  }

  /** Gives up waiting, not the command, when it is all over. */
  async do(wish: Command, goesOn: () => boolean = () => true): Promise<void> {
    const before = new Set(this.link.pending.map(({ id }) => id))
    const settling = this.link.do(wish)
    const made = this.link.pending.find(({ id }) => !before.has(id))
    // Refused on the spot, because the seat's last command is still on its way: never sent.
    if (!made) return
    const deed: Deed = { id: made.id, sent: performance.now() }
    this.deeds.push(deed)
    const settled = settling.then((answer) => {
      deed.settled = answer
      deed.at = performance.now()
    })
    let over = false
    void settled.then(() => {
      over = true
    })
    while (!over && goesOn()) await Promise.race([settled, pause(100)])
  }

  /** One thing this person may do now, from sitting down to the rematch. */
  wish(): Command | undefined {
    const { room } = this.link.replica
    const { you } = this.link
    if (!room || you === undefined) return undefined
    const isHost = room.host === you
    const [seat] = seatsOfPerson(room, you)
    if (room.phase === 'over') return isHost && room.secret !== undefined ? { kind: 'rematch' } : undefined
    if (room.phase === 'lobby') {
      const free = room.seats.indexOf(undefined)
      if (seat === undefined) return free < 0 ? undefined : { kind: 'sit', seat: free }
      if (!room.ready.has(you)) return { kind: 'ready', nonce: randomBytes(16).toString('hex') }
      const all = room.seats.every((person) => person !== undefined && room.ready.has(person))
      return isHost && all ? { kind: 'start' } : undefined
    }
    if (seat !== undefined && this.#random.below(25) === 0) return { kind: 'undo', seat }
    return nextMove(this.link, this.#random)
  }
}
