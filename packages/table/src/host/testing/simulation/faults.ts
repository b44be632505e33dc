import type { FastChance } from '@graveshift/kernel'

/** How bad the world is, in per mille; all zero in calm. */
export interface Faults {
  /** Of messages between clients and nodes. */
  readonly lost: number
  readonly doubled: number
  /** The longest delay in ms; messages overtake each other by it. */
  readonly delay: number
  /** Of writes. */
  readonly failed: number
  readonly unknown: number
  /** The disk cannot force it, and cannot say what it has. */
  readonly unforced: number
  /** Of what one node tells the other. */
  readonly unheard: number
}

export const CALM: Faults = { lost: 0, doubled: 0, delay: 20, failed: 0, unknown: 0, unforced: 0, unheard: 0 }

export const ROUGH: Faults = {
  lost: 30,
  doubled: 50,
  delay: 120,
  failed: 40,
  unknown: 40,
  unforced: 20,
  unheard: 100,
}

/** The weather that everything in one simulation shares. */
export class Weather {
  readonly #random: FastChance
  #faults: Faults = ROUGH

  constructor(random: FastChance) {
    this.#random = random
  }

  get faults(): Faults {
    return this.#faults
  }

  calm(): void {
    this.#faults = CALM
  }

  strikes(what: keyof Faults): boolean {
    return this.#random.below(1000) < this.#faults[what]
  }

  delay(): number {
    return 1 + this.#random.below(this.#faults.delay)
  }

  below(n: number): number {
    return this.#random.below(n)
  }
}
