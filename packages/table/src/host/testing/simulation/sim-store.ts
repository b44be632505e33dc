import { StoreAway, UnknownOutcome } from '../../../store/errors.ts'
import { MemoryStore } from '../../../store/memory-store.ts'
import type { Also, Appended, NewEntry, StoredEntry } from '../../../store/store.ts'
import type { VirtualTime } from '../virtual-clock.ts'
import type { Weather } from './faults.ts'
import type { Sleep } from './sim-node.ts'

/** One node's way to the store that all nodes share: slow, now and then away, and not always sure what it did. */
export class SimStore extends MemoryStore {
  readonly #shared: MemoryStore
  readonly #time: VirtualTime
  readonly #weather: Weather
  readonly #sleep: Sleep
  /** The node crashed: nothing it waits for ever comes. */
  dead = false
  /** Cut off from the store. */
  away = false

  constructor(shared: MemoryStore, time: VirtualTime, weather: Weather, sleep: Sleep) {
    super()
    this.#shared = shared
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

  override async append(room: string, entries: readonly NewEntry[], also?: Also): Promise<Appended> {
    if (this.#weather.strikes('failed')) {
      await this.#wait(1 + this.#weather.below(10))
      throw new StoreAway('no')
    }
    if (this.#weather.strikes('unknown')) {
      // It happens soon, or not at all; either way nobody here learns of it.
      if (this.#weather.below(2) === 0)
        this.#time.after(this.#weather.below(60), () => void this.#shared.append(room, entries, also))
      await this.#wait(this.#weather.below(40))
      throw new UnknownOutcome('the line went dead')
    }
    // A crash between the write and its answer: the write stays.
    return this.#through(() => this.#shared.append(room, entries, also))
  }

  override read(room: string, from: number, most?: number): Promise<readonly StoredEntry[]> {
    return this.#through(() => this.#shared.read(room, from, most))
  }

  override find(room: string, id: string): Promise<number | undefined> {
    return this.#through(() => this.#shared.find(room, id))
  }

  override secret(room: string, round: number): Promise<string | undefined> {
    return this.#through(() => this.#shared.secret(room, round))
  }

  override keys(room: string) {
    return this.#through(() => this.#shared.keys(room))
  }
}
