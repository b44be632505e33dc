import type { Bus, BusListener } from './bus.ts'

/** What the buses of several nodes in one process have in common. */
export class MemoryHub {
  readonly buses = new Set<MemoryBus>()
}

/** A bus without a wire: for one node, and for several of them in one process. */
export class MemoryBus implements Bus {
  readonly #listeners = new Map<string, Set<BusListener>>()
  readonly #hub: MemoryHub

  constructor(hub = new MemoryHub()) {
    this.#hub = hub
    hub.buses.add(this)
  }

  publish(topic: string, text: string): void {
    for (const bus of this.#hub.buses)
      if (bus !== this)
        void Promise.resolve().then(() => bus.#tell(topic, (listener) => listener.heard(text)))
  }

  subscribe(topic: string, listener: BusListener): () => void {
    const listeners = this.#listeners.get(topic) ?? new Set()
    this.#listeners.set(topic, listeners.add(listener))
    return () => {
      listeners.delete(listener)
      if (listeners.size === 0 && this.#listeners.get(topic) === listeners) this.#listeners.delete(topic)
    }
  }

  /** As if the wire had been cut and mended. */
  interrupt(): void {
    for (const topic of [...this.#listeners.keys()]) this.#tell(topic, (listener) => listener.missed())
  }

  async close(): Promise<void> {
    this.#hub.buses.delete(this)
    this.#listeners.clear()
  }

  #tell(topic: string, say: (listener: BusListener) => void): void {
    for (const listener of [...(this.#listeners.get(topic) ?? [])]) say(listener)
  }
}
