import type { Append } from './append-many.ts'
import { CommitTime } from './commit-time.ts'

const LARGEST_GROUP = 50

interface Job extends Append {
  readonly settle: (went: boolean) => void
  readonly fail: (error: unknown) => void
}

/** Says which rooms' entries went through; undefined when the statement as a whole was refused, and nothing did. */
type Write = (appends: readonly Append[]) => Promise<ReadonlySet<string> | undefined>

/**
 * Appends of different rooms share a statement, and so a trip and a commit, when they come while as many as serve the
 * disk best (commit-time.ts) are on their way; PostgreSQL lets those that wait for the disk share one wait. Whoever comes
 * alone goes at once.
 */
export class GroupAppend {
  readonly #write: Write
  readonly #time: CommitTime
  #waiting: Job[] = []
  #underWay = 0

  constructor(write: Write, time = new CommitTime()) {
    this.#write = write
    this.#time = time
  }

  /** Whether it went through. */
  append(one: Append): Promise<boolean> {
    return new Promise((settle, fail) => {
      this.#waiting.push({ ...one, settle, fail })
      // Those of the same moment go together.
      queueMicrotask(() => void this.#next())
    })
  }

  async #next(): Promise<void> {
    if (this.#underWay >= this.#time.mostAtOnce) return
    const group = this.#take()
    if (group.length === 0) return
    this.#underWay++
    const sent = performance.now()
    await this.#send(group)
    this.#time.took(performance.now() - sent)
    this.#underWay--
    void this.#next()
  }

  /** The first that wait, one a room: the second of a room follows the first. */
  #take(): Job[] {
    const rooms = new Set<string>()
    const group: Job[] = []
    const rest: Job[] = []
    for (const job of this.#waiting)
      if (group.length < LARGEST_GROUP && !rooms.has(job.room)) {
        rooms.add(job.room)
        group.push(job)
      } else rest.push(job)
    this.#waiting = rest
    return group
  }

  async #send(group: readonly Job[]): Promise<void> {
    try {
      const went = await this.#write(group)
      if (went !== undefined) for (const { room, settle } of group) settle(went.has(room))
      else if (group.length === 1) for (const { settle } of group) settle(false)
      // One of them is refused, by an id that is known for example, and the others need not suffer.
      else for (const job of group) await this.#send([job])
    } catch (error) {
      for (const { fail } of group) fail(error)
    }
  }
}
