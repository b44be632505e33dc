/** How nodes tell each other what they wrote. It may lose things: the log is the truth, the bus is a hint. */

export interface BusListener {
  heard(text: string): void
  /** Something may have been said that was not heard: after a lost connection, or a text too long to carry. */
  missed(): void
}

export interface Bus {
  /** To everybody else who listens to the topic, in order; never back to this bus object. Never throws. */
  publish(topic: string, text: string): void
  /** Gives the function that ends it. */
  subscribe(topic: string, listener: BusListener): () => void
  close(): Promise<void>
}
