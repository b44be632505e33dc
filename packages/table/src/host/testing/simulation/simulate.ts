import { FastChance, hashOf, nth } from '@graveshift/kernel'
import { MemoryStore } from '../../../store/memory-store.ts'
import type { Trouble } from '../../setting.ts'
import { makeBed, openTable } from '../bed.ts'
import { nextMove } from '../players.ts'
import { VirtualTime } from '../virtual-clock.ts'
import { violations } from './check.ts'
import { Weather } from './faults.ts'
import type { SimBus } from './sim-bus.ts'
import { SimClient } from './sim-client.ts'
import { SimNode } from './sim-node.ts'

export interface Run {
  readonly wrong: readonly string[]
  readonly operations: number
  readonly done: number
  readonly entries: number
  readonly crashes: number
  /** Of every text in the order it arrived: the same seed gives the same. */
  readonly trace: string
}

const SEATS = 4
const CALM_MS = 120_000

/** Two nodes, a store, six devices of four players and a spectator, and bad weather, all from one seed. */
export async function simulate(seed: number, moves = 150): Promise<Run> {
  const time = new VirtualTime()
  const random = new FastChance(seed)
  const weather = new Weather(new FastChance(~seed))
  const shared = new MemoryStore()
  const quiet = makeBed(seed, { store: shared, time })
  const { room, people } = await openTable(quiet, SEATS)
  await quiet.host.close()
  const buses = new Set<SimBus>()
  const nodes = [0, 1].map((index) => new SimNode(shared, buses, time, weather, seed * 31 + index))
  let trace = ''
  let lines = 0
  const hear = (text: string) => {
    trace = hashOf([trace, time.now, text])
    lines++
  }
  // The first player has two devices open.
  const devices = [...people, people[0], undefined]
  const clients = devices.map(
    (person, index) => new SimClient(nodes, room, person, time, weather, seed * 17 + index, hear),
  )
  for (const { link } of clients) link.start()
  let crashes = 0
  await time.run(500)
  for (let move = 0; move < moves; move++) {
    if (disturb(random, nodes, clients, time)) crashes++
    const client = nth(clients, random.below(SEATS + 1))
    const command = client.link.pending.length < 3 ? nextMove(client.link, random) : undefined
    if (command) client.do(command)
    await time.run(random.below(500))
  }
  weather.calm()
  for (const node of nodes) {
    node.away = false
    if (!node.up) node.restart()
  }
  for (const client of clients) client.cut = false
  await time.run(CALM_MS)
  const operations = clients.flatMap((client) => client.operations)
  const troubles = nodes.flatMap((node) => node.troubles).filter(({ what }) => what !== 'store')
  return {
    wrong: [...(await violations(shared, room, clients)), ...troubles.map(says)],
    operations: operations.length,
    done: operations.filter(({ settled }) => settled && 'done' in settled).length,
    entries: (await shared.head(room)) + 1,
    crashes,
    trace: hashOf([trace, lines]),
  }
}

const says = ({ what, message }: Trouble) => `${what}: ${message}`

/** Something breaks, or is mended; gives whether a node crashed. */
function disturb(
  random: FastChance,
  nodes: readonly SimNode[],
  clients: readonly SimClient[],
  time: VirtualTime,
): boolean {
  const node = nth(nodes, random.below(nodes.length))
  switch (random.below(60)) {
    case 0:
      if (!nodes.every(({ up }) => up)) return false
      node.crash()
      time.after(500 + random.below(3000), () => {
        if (!node.up) node.restart()
      })
      return true
    case 1:
      node.away = true
      time.after(random.below(4000), () => {
        node.away = false
      })
      return false
    case 2: {
      const client = nth(clients, random.below(clients.length))
      client.cut = true
      time.after(random.below(20_000), () => {
        client.cut = false
      })
      return false
    }
    case 3:
      node.turnClock(
        (random.below(2) === 0 ? -1 : 1) *
          nth([1000, 3_600_000, 86_400_000, 315_360_000_000], random.below(4)),
      )
      return false
    case 4:
      // Longer than its clients wait: they go to the other node, with what they had sent to this one.
      node.sleep(5_000 + random.below(20_000))
      return false
    default:
      return false
  }
}
