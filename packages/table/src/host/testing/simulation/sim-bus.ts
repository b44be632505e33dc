import type { Bus, BusListener } from '../../../store/bus.ts'
import type { VirtualTime } from '../virtual-clock.ts'
import type { Weather } from './faults.ts'

/** Nodes that tell each other what they wrote; what is lost is noticed a second later, as by a mended connection. */
export class SimBus implements Bus {
  readonly #others: Set<SimBus>
  readonly #time: VirtualTime
  readonly #weather: Weather
  readonly #listeners = new Map<string, Set<BusListener>>()
  dead = false

  constructor(all: Set<SimBus>, time: VirtualTime, weather: Weather) {
    this.#others = all
    this.#time = time
    this.#weather = weather
    all.add(this)
  }

  publish(topic: string, text: string): void {
    if (this.dead) return
    for (const bus of this.#others)
      if (bus !== this) {
        if (this.#weather.strikes('unheard'))
          this.#time.after(1000, () => bus.#tell(topic, (listener) => listener.missed()))
        else
          this.#time.after(this.#weather.delay(), () => bus.#tell(topic, (listener) => listener.heard(text)))
      }
  }

  subscribe(topic: string, listener: BusListener): () => void {
    const listeners = this.#listeners.get(topic) ?? new Set()
    this.#listeners.set(topic, listeners.add(listener))
    return () => listeners.delete(listener)
  }

  async close(): Promise<void> {
    this.dead = true
    this.#others.delete(this)
  }

  #tell(topic: string, say: (listener: BusListener) => void): void {
    if (!this.dead) for (const listener of [...(this.#listeners.get(topic) ?? [])]) say(listener)
  }
}
