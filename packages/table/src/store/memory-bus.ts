import type { Bus, Ear } from './bus.ts'

/** What the buses of several nodes in one process have in common. */
export class MemoryHub {
  readonly buses = new Set<MemoryBus>()
}

/** A bus without a wire: for one node, and for several of them in one process. */
export class MemoryBus implements Bus {
  readonly #ears = new Map<string, Set<Ear>>()
  readonly #hub: MemoryHub

  constructor(hub = new MemoryHub()) {
    this.#hub = hub
    hub.buses.add(this)
  }

  publish(topic: string, text: string): void {
    for (const bus of this.#hub.buses)
      if (bus !== this) void Promise.resolve().then(() => bus.#tell(topic, (ear) => ear.heard(text)))
  }

  subscribe(topic: string, ear: Ear): () => void {
    const ears = this.#ears.get(topic) ?? new Set()
    this.#ears.set(topic, ears.add(ear))
    return () => {
      ears.delete(ear)
      if (ears.size === 0 && this.#ears.get(topic) === ears) this.#ears.delete(topic)
    }
  }

  /** As if the wire had been cut and mended. */
  interrupt(): void {
    for (const topic of [...this.#ears.keys()]) this.#tell(topic, (ear) => ear.missed())
  }

  async close(): Promise<void> {
    this.#hub.buses.delete(this)
    this.#ears.clear()
  }

  #tell(topic: string, say: (ear: Ear) => void): void {
    for (const ear of [...(this.#ears.get(topic) ?? [])]) say(ear)
  }
}
