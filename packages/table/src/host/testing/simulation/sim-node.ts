import { FastChance } from '@graveshift/kernel'
import type { MemoryStore } from '../../../store/memory-store.ts'
import { Host } from '../../host.ts'
import { Line } from '../../line.ts'
import type { Trouble } from '../../setting.ts'
import { bytesFrom, GEAR_UP, plainSealer } from '../bed.ts'
import { VirtualClock, type VirtualTime } from '../virtual-clock.ts'
import type { Weather } from './faults.ts'
import { SimBus } from './sim-bus.ts'
import { SimStore } from './sim-store.ts'

/** A clock that stops with its node. */
class NodeClock extends VirtualClock {
  dead = false

  override after(ms: number, run: () => void): () => void {
    return super.after(ms, () => {
      if (!this.dead) run()
    })
  }
}

export interface Carrier {
  send(text: string): void
  closed(code: number): void
}

/** A server process: a host with its connections, which can die at any moment and be started again. */
export class SimNode {
  readonly #shared: MemoryStore
  readonly #buses: Set<SimBus>
  readonly #time: VirtualTime
  readonly #weather: Weather
  readonly #random: FastChance
  readonly troubles: Trouble[] = []
  readonly #carriers = new Set<Carrier>()
  #store: SimStore
  #bus: SimBus
  #clock: NodeClock
  #host: Host
  up = true

  constructor(shared: MemoryStore, buses: Set<SimBus>, time: VirtualTime, weather: Weather, seed: number) {
    this.#shared = shared
    this.#buses = buses
    this.#time = time
    this.#weather = weather
    this.#random = new FastChance(seed)
    this.#store = new SimStore(shared, time, weather)
    this.#bus = new SimBus(buses, time, weather)
    this.#clock = new NodeClock(time)
    this.#host = this.#start()
  }

  #start(): Host {
    return new Host({
      store: this.#store,
      bus: this.#bus,
      clock: this.#clock,
      bytes: bytesFrom(this.#random),
      sealer: plainSealer,
      findModule: (id) => (id === 'gear-up' ? GEAR_UP : undefined),
      report: (trouble) => this.troubles.push(trouble),
    })
  }

  set away(away: boolean) {
    this.#store.away = away
  }

  turnClock(ms: number): void {
    this.#clock.turn(ms)
  }

  /** Somebody connects. */
  accept(carrier: Carrier, room: string, person: string | undefined): Line {
    this.#carriers.add(carrier)
    return new Line({
      host: this.#host,
      admit: async () => ({ room, ...(person === undefined ? {} : { person }) }),
      send: (text) => carrier.send(text),
      close: () => carrier.closed(4001),
    })
  }

  /** Power off: nothing is finished, nobody is told. */
  crash(): void {
    this.up = false
    this.#store.dead = true
    this.#clock.dead = true
    void this.#bus.close()
    for (const carrier of this.#carriers) carrier.closed(1006)
    this.#carriers.clear()
  }

  restart(): void {
    this.#store = new SimStore(this.#shared, this.#time, this.#weather)
    this.#bus = new SimBus(this.#buses, this.#time, this.#weather)
    this.#clock = new NodeClock(this.#time)
    this.#host = this.#start()
    this.up = true
  }
}
