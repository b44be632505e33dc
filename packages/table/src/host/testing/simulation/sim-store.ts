import { StoreAway, UnknownOutcome } from '../../../store/errors.ts'
import { MemoryStore } from '../../../store/memory-store.ts'
import type { Appended, NewEntry, SideWrites, StoredEntry } from '../../../store/store.ts'
import type { VirtualTime } from '../virtual-clock.ts'
import type { Weather } from './faults.ts'
import type { SimDisk } from './sim-disk.ts'
import type { Sleep } from './sim-node.ts'

/** One node's way to the store that all nodes share: slow, now and then away, and not always sure what it did. */
export class SimStore extends MemoryStore {
  readonly #disk: SimDisk
  readonly #time: VirtualTime
  readonly #weather: Weather
  readonly #sleep: Sleep
  /** The node crashed: nothing it waits for ever comes. */
  dead = false
  /** Cut off from the store. */
  away = false

  constructor(disk: SimDisk, time: VirtualTime, weather: Weather, sleep: Sleep) {
    super()
    this.#disk = disk
    this.#time = time
    this.#weather = weather
    this.#sleep = sleep
  }

  #wait(ms: number): Promise<void> {
    return new Promise((resolve) => {
      this.#time.after(ms, () =>
        this.#sleep.after(() => {
          if (!this.dead) resolve()
        }),
      )
    })
  }

  async #through<T>(ask: () => Promise<T>): Promise<T> {
    await this.#wait(1 + this.#weather.below(5))
    if (this.away) throw new StoreAway('cut off')
    const answer = await ask()
    await this.#wait(1 + this.#weather.below(5))
    return answer
  }

  #reading<T>(ask: (kept: MemoryStore) => Promise<T>): Promise<T> {
    return this.#through(() => {
      this.#disk.mustBeUp()
      return ask(this.#disk.kept)
    })
  }

  override async append(room: string, entries: readonly NewEntry[], also?: SideWrites): Promise<Appended> {
    if (this.#weather.strikes('failed')) {
      await this.#wait(1 + this.#weather.below(10))
      throw new StoreAway('no')
    }
    if (this.#weather.strikes('unknown')) {
      // It happens soon, or not at all; either way nobody here learns of it.
      if (this.#weather.below(2) === 0)
        this.#time.after(this.#weather.below(60), () => void this.#disk.kept.append(room, entries, also))
      await this.#wait(this.#weather.below(40))
      throw new UnknownOutcome('the line went dead')
    }
    // A crash between the write and its answer: the write stays.
    return this.#through(() => this.#disk.append(room, entries, also))
  }

  override read(room: string, from: number, most?: number): Promise<readonly StoredEntry[]> {
    return this.#reading((kept) => kept.read(room, from, most))
  }

  override find(room: string, id: string): Promise<number | undefined> {
    return this.#reading((kept) => kept.find(room, id))
  }

  override secret(room: string, round: number): Promise<string | undefined> {
    return this.#reading((kept) => kept.secret(room, round))
  }

  override keys(room: string) {
    return this.#reading((kept) => kept.keys(room))
  }
}
