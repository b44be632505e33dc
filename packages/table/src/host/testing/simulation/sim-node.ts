import { FastChance } from '@graveshift/kernel'
import { Host } from '../../host.ts'
import { Line } from '../../line.ts'
import type { Trouble } from '../../setting.ts'
import { bytesFrom, type FindGame, plainSealer } from '../bed.ts'
import { sampleBots, sampleThought } from '../sample-bots.ts'
import { VirtualClock, type VirtualTime } from '../virtual-clock.ts'
import type { Weather } from './faults.ts'
import { SimBus } from './sim-bus.ts'
import type { SimDisk } from './sim-disk.ts'
import { SimStore } from './sim-store.ts'

/** A clock that stops with its node, and whose timers wait while it sleeps. */
class NodeClock extends VirtualClock {
  dead = false
  readonly #sleep: Sleep

  constructor(time: VirtualTime, sleep: Sleep) {
    super(time)
    this.#sleep = sleep
  }

  override after(ms: number, run: () => void): () => void {
    return super.after(ms, () =>
      this.#sleep.after(() => {
        if (!this.dead) run()
      }),
    )
  }
}

/** What reaches a process that was stopped waits until it goes on, as in the buffers of its sockets. */
export class Sleep {
  readonly #time: VirtualTime
  #until = 0

  constructor(time: VirtualTime) {
    this.#time = time
  }

  begin(ms: number): void {
    this.#until = this.#time.now + ms
  }

  after(run: () => void): void {
    const left = this.#until - this.#time.now
    if (left > 0) this.#time.after(left, run)
    else run()
  }
}

export interface Carrier {
  send(text: string): void
  closed(code: number): void
}

/** A server process: a host with its connections, which can die at any moment and be started again. */
export class SimNode {
  readonly #disk: SimDisk
  readonly #buses: Set<SimBus>
  readonly #time: VirtualTime
  readonly #weather: Weather
  readonly #find: FindGame
  readonly #random: FastChance
  readonly troubles: Trouble[] = []
  readonly #carriers = new Set<Carrier>()
  readonly #sleep: Sleep
  #store: SimStore
  #bus: SimBus
  #clock: NodeClock
  #host: Host
  up = true

  constructor(
    disk: SimDisk,
    buses: Set<SimBus>,
    time: VirtualTime,
    weather: Weather,
    find: FindGame,
    seed: number,
  ) {
    this.#find = find
    this.#disk = disk
    this.#buses = buses
    this.#time = time
    this.#weather = weather
    this.#random = new FastChance(seed)
    this.#sleep = new Sleep(time)
    this.#store = new SimStore(disk, time, weather, this.#sleep)
    this.#bus = new SimBus(buses, time, weather)
    this.#clock = new NodeClock(time, this.#sleep)
    this.#host = this.#start()
  }

  #start(): Host {
    return new Host({
      store: this.#store,
      bus: this.#bus,
      clock: this.#clock,
      bytes: bytesFrom(this.#random),
      sealer: plainSealer,
      loadModule: this.#find,
      report: (trouble) => this.troubles.push(trouble),
      bots: sampleBots({
        // Now and then a bot fails, or there is no room for it to think.
        think: async (question) => {
          await new Promise<void>((on) => this.#clock.after(5 + this.#random.below(200), on))
          const luck = this.#random.below(20)
          if (luck === 0) throw new Error('a bot failed')
          return luck === 1 ? 'busy' : sampleThought(question, this.#find)
        },
      }),
      // Few enough that who was away for long is told the table as it stands.
      mostTail: 12,
    })
  }

  set away(away: boolean) {
    this.#store.away = away
  }

  turnClock(ms: number): void {
    this.#clock.turn(ms)
  }

  /** Stopped for a while, as by SIGSTOP: others play on, and everything that came meanwhile is done afterwards. */
  sleep(ms: number): void {
    this.#sleep.begin(ms)
  }

  /** Somebody connects. */
  accept(carrier: Carrier, room: string, person: string | undefined): Pick<Line, 'heard' | 'lost'> {
    this.#carriers.add(carrier)
    const line = new Line({
      host: this.#host,
      admit: async () => ({ room, ...(person === undefined ? {} : { person }) }),
      send: ({ text }) => carrier.send(text),
      close: () => carrier.closed(4001),
    })
    return {
      heard: async (text) => this.#sleep.after(() => void line.heard(text)),
      lost: () => this.#sleep.after(() => line.lost()),
    }
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
    this.#sleep.begin(0)
    this.#store = new SimStore(this.#disk, this.#time, this.#weather, this.#sleep)
    this.#bus = new SimBus(this.#buses, this.#time, this.#weather)
    this.#clock = new NodeClock(this.#time, this.#sleep)
    this.#host = this.#start()
    this.up = true
  }
}
