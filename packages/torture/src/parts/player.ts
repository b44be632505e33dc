import { FastChance } from '@graveshift/kernel'
import { pause } from '@graveshift/server/testing/server-process'
import { nextWish } from '@graveshift/server/testing/wish'
import type { Link, Settled } from '@graveshift/table/link'
import type { Command } from '@graveshift/table/room'

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
    const seat = room?.phase === 'playing' ? room.seats.indexOf(this.link.you) : -1
    if (seat >= 0 && this.#random.below(25) === 0) return { kind: 'undo', seat }
    return nextWish(this.link, this.#random)
  }
}
