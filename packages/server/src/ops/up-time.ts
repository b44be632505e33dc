import { readFileSync, renameSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

const HOUR = 3_600_000
const DAY = 24 * HOUR
/** So often a mark is made: a wall clock that was turned cannot make a table older than the marks after its last use. */
const MARK_EVERY_MS = 6 * HOUR
/** More than this between the two clocks is a jump. */
const JUMP_MS = 5 * 60_000
const MOST_MARKS = 20_000

/** What the wall clock said after servers of this folder had run for so long. */
interface Mark {
  readonly wall: number
  readonly up: number
}

interface Clocks {
  now(): number
  monotonic(): number
}

/**
 * How long servers of a data folder have run, by a clock that nobody turns, beside what the wall clock said meanwhile:
 * the second reason without which nothing is removed for its age.
 */
export class UpTime {
  readonly #file: string
  readonly #clocks: Clocks
  readonly #began: number
  readonly #before: number
  #marks: Mark[]
  #last: { readonly wall: number; readonly monotonic: number }

  constructor(folder: string, clocks: Clocks) {
    this.#file = join(folder, 'up-time.json')
    this.#clocks = clocks
    this.#marks = read(this.#file)
    this.#before = this.#marks.at(-1)?.up ?? 0
    this.#began = clocks.monotonic()
    this.#last = { wall: clocks.now(), monotonic: this.#began }
    this.#mark()
  }

  /** To be called from time to time; milliseconds by which the wall clock jumped since the last time, 0 for none. */
  look(): number {
    const now = { wall: this.#clocks.now(), monotonic: this.#clocks.monotonic() }
    const jump = now.wall - this.#last.wall - (now.monotonic - this.#last.monotonic)
    this.#last = now
    const isJump = Math.abs(jump) > JUMP_MS
    if (isJump || this.#up - (this.#marks.at(-1)?.up ?? 0) >= MARK_EVERY_MS) this.#mark()
    return isJump ? jump : 0
  }

  /**
   * Tables last used before this are as old as that by running time, too; 0 for none. Of several moments at which the
   * wall clock may have said the same, the latest counts.
   */
  before(days: number): number {
    const then = this.#up - days * DAY
    const [first] = this.#marks
    if (!first || first.up > then) return 0
    const recent = this.#marks.filter(({ up }) => up > then)
    return recent.reduce((least, { wall }) => Math.min(least, wall), this.#clocks.now())
  }

  get #up(): number {
    return this.#before + this.#clocks.monotonic() - this.#began
  }

  #mark(): void {
    this.#marks = [...this.#marks.slice(1 - MOST_MARKS), { wall: this.#clocks.now(), up: this.#up }]
    try {
      writeFileSync(`${this.#file}.part`, JSON.stringify(this.#marks), { mode: 0o600 })
      renameSync(`${this.#file}.part`, this.#file)
    } catch {
      // Without it tables only stay longer.
    }
  }
}

function read(file: string): Mark[] {
  try {
    const marks: unknown = JSON.parse(readFileSync(file, 'utf8'))
    return Array.isArray(marks) ? marks.filter(isMark) : []
  } catch {
    return []
  }
}

const isMark = (mark: Partial<Mark> | null): mark is Mark =>
  Number.isFinite(mark?.wall) && Number.isFinite(mark?.up)
