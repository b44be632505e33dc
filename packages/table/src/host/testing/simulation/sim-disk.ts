import { StorageFull, StoreAway, UnknownOutcome } from '../../../store/errors.ts'
import { MemoryStore } from '../../../store/memory-store.ts'
import type { Appended, NewEntry, SideWrites } from '../../../store/store.ts'
import type { VirtualTime } from '../virtual-clock.ts'
import type { Weather } from './faults.ts'

/** Written, but not yet forced to the disk. */
interface Staged {
  readonly write: () => Promise<Appended>
  readonly lost: (error: Error) => void
}

/** The database that all nodes share, on a disk that fails as disks do. What it keeps is what was durable. */
export class SimDisk {
  readonly kept = new MemoryStore()
  readonly #time: VirtualTime
  readonly #weather: Weather
  readonly #staged = new Set<Staged>()
  isFull = false
  isDown = false

  constructor(time: VirtualTime, weather: Weather) {
    this.#time = time
    this.#weather = weather
  }

  async append(room: string, entries: readonly NewEntry[], also?: SideWrites): Promise<Appended> {
    this.mustBeUp()
    if (this.isFull) throw new StorageFull('no room')
    const write = () => this.kept.append(room, entries, also)
    return new Promise((resolve, reject) => {
      const staged: Staged = { write, lost: reject }
      this.#staged.add(staged)
      this.#time.after(1 + this.#weather.below(4), () => {
        // The power failed before its turn came: it was told then.
        if (!this.#staged.delete(staged)) return
        if (!this.#weather.strikes('unforced')) {
          write().then(resolve, reject)
          return
        }
        // The disk could not say whether it has it.
        if (this.#weather.below(2) === 0) void write()
        reject(new UnknownOutcome('the disk failed in mid-write'))
      })
    })
  }

  mustBeUp(): void {
    if (this.isDown) throw new StoreAway('the database is down')
  }

  /** The power fails: of what is not forced yet a beginning may be there, and one that is torn is none. */
  fail(backAfterMs: number): void {
    this.isDown = true
    let whole = this.#weather.below(this.#staged.size + 1)
    for (const { write, lost } of this.#staged) {
      if (whole-- > 0) void write()
      lost(new UnknownOutcome('the power failed'))
    }
    this.#staged.clear()
    this.#time.after(backAfterMs, () => {
      this.isDown = false
    })
  }
}
