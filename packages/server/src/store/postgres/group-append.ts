import type { Append } from './append-many.ts'

/**
 * While so many are on their way, what comes gathers for the next. PostgreSQL lets commits that wait for the disk at the
 * same time share one wait; two of the pool's connections are left for everything else.
 */
const MOST_UNDER_WAY = 8
const LARGEST_GROUP = 50

interface Job extends Append {
  readonly settle: (went: boolean) => void
  readonly fail: (error: unknown) => void
}

/** Says which rooms' entries went through; undefined when the statement as a whole was refused, and nothing did. */
type Write = (appends: readonly Append[]) => Promise<ReadonlySet<string> | undefined>

/**
 * Appends of different rooms that come while others are on their way share a statement, and so a trip and a commit.
 * Whoever comes alone goes at once.
 */
export class GroupAppend {
  readonly #write: Write
  readonly #mostUnderWay: number
  #waiting: Job[] = []
  #underWay = 0

  constructor(write: Write, mostUnderWay = MOST_UNDER_WAY) {
    this.#write = write
    this.#mostUnderWay = mostUnderWay
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
    if (this.#underWay >= this.#mostUnderWay) return
    const group = this.#take()
    if (group.length === 0) return
    this.#underWay++
    await this.#send(group)
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
