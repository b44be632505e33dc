import { type FastChance, nth } from '@graveshift/kernel'
import type { VirtualTime } from '../virtual-clock.ts'
import type { SimClient } from './sim-client.ts'
import type { SimDisk } from './sim-disk.ts'
import type { SimNode } from './sim-node.ts'

const SECOND = 1_000
const HOUR = 3_600 * SECOND
const DAY = 24 * HOUR
const TEN_YEARS = 3_650 * DAY

/** Everything there is to break. */
export interface SimWorld {
  readonly random: FastChance
  readonly time: VirtualTime
  readonly nodes: readonly SimNode[]
  readonly clients: readonly SimClient[]
  readonly disk: SimDisk
}

/** What may happen between two moves, by name. Each mends itself after a while. */
const DISASTERS = {
  crash({ random, time, nodes }: SimWorld): boolean {
    if (!nodes.every(({ up }) => up)) return false
    const node = nth(nodes, random.below(nodes.length))
    node.crash()
    time.after(500 + random.below(3_000), () => {
      if (!node.up) node.restart()
    })
    return true
  },
  partition({ random, time, nodes }: SimWorld): boolean {
    const node = nth(nodes, random.below(nodes.length))
    node.away = true
    time.after(random.below(4_000), () => {
      node.away = false
    })
    return true
  },
  wall({ random, time, clients }: SimWorld): boolean {
    const client = nth(clients, random.below(clients.length))
    client.cut = true
    time.after(random.below(20_000), () => {
      client.cut = false
    })
    return true
  },
  clock({ random, nodes }: SimWorld): boolean {
    const step = nth([SECOND, HOUR, DAY, TEN_YEARS], random.below(4))
    nth(nodes, random.below(nodes.length)).turnClock(random.below(2) === 0 ? -step : step)
    return true
  },
  /** Longer than its clients wait: they go to the other node, with what they had sent to this one. */
  sleep({ random, nodes }: SimWorld): boolean {
    nth(nodes, random.below(nodes.length)).sleep(5_000 + random.below(20_000))
    return true
  },
  power({ random, disk }: SimWorld): boolean {
    if (disk.isDown) return false
    disk.fail(200 + random.below(3_000))
    return true
  },
  full({ random, time, disk }: SimWorld): boolean {
    if (disk.isFull) return false
    disk.isFull = true
    time.after(random.below(5_000), () => {
      disk.isFull = false
    })
    return true
  },
} as const satisfies Readonly<Record<string, (world: SimWorld) => boolean>>

export type Disaster = keyof typeof DISASTERS
const NAMES = Object.keys(DISASTERS) as readonly Disaster[]
/** One move in so many brings a disaster of each kind. */
const SELDOM = 70

/** Something breaks, or not; gives what. */
export function disturb(world: SimWorld): Disaster | undefined {
  const name = NAMES[world.random.below(SELDOM)]
  return name !== undefined && DISASTERS[name](world) ? name : undefined
}
