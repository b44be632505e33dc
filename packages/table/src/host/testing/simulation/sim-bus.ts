import type { Bus, Ear } from '../../../store/bus.ts'
import type { VirtualTime } from '../virtual-clock.ts'
import type { Weather } from './faults.ts'

/** Nodes that tell each other what they wrote; what is lost is noticed a second later, as by a mended connection. */
export class SimBus implements Bus {
  readonly #others: Set<SimBus>
  readonly #time: VirtualTime
  readonly #weather: Weather
  readonly #ears = new Map<string, Set<Ear>>()
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
          this.#time.after(1000, () => bus.#tell(topic, (ear) => ear.missed()))
        else this.#time.after(this.#weather.delay(), () => bus.#tell(topic, (ear) => ear.heard(text)))
      }
  }

  subscribe(topic: string, ear: Ear): () => void {
    const ears = this.#ears.get(topic) ?? new Set()
    this.#ears.set(topic, ears.add(ear))
    return () => ears.delete(ear)
  }

  async close(): Promise<void> {
    this.dead = true
    this.#others.delete(this)
  }

  #tell(topic: string, say: (ear: Ear) => void): void {
    if (!this.dead) for (const ear of [...(this.#ears.get(topic) ?? [])]) say(ear)
  }
}
