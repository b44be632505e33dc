import { FastChance, type Game, type GameModule, nth } from '@graveshift/kernel'
import type { Link } from '../../../link/link.ts'
import { botTurns } from '../../../room/bot-turns.ts'
import type { Command } from '../../../room/command.ts'
import type { Trouble } from '../../setting.ts'
import { ALLEY } from '../alley.ts'
import { finderOf, makeBed, openTable } from '../bed.ts'
import { nextMove } from '../players.ts'
import { VirtualTime } from '../virtual-clock.ts'
import { entriesOf, violations } from './check.ts'
import { type Disaster, disturb, type SimWorld } from './disturb.ts'
import { Weather } from './faults.ts'
import type { SimBus } from './sim-bus.ts'
import { SimClient } from './sim-client.ts'
import { SimDisk } from './sim-disk.ts'
import { SimNode } from './sim-node.ts'
import { Trace } from './trace.ts'

export interface Run {
  readonly wrong: readonly string[]
  readonly operations: number
  readonly done: number
  readonly entries: number
  /** Answers of bots. */
  readonly bots: number
  readonly disasters: Readonly<Partial<Record<Disaster, number>>>
  /** Of every text in the order it arrived: the same seed gives the same. */
  readonly trace: string
}

const SEATS = 4
const CALM_MS = 120_000
/** Not every look at the table finds something to do. */
const MOST_LOOKS = 6

/** Two nodes, a store, six devices of four players and a spectator, and bad weather, all from one seed. */
export async function simulate(
  seed: number,
  commands = 150,
  game: GameModule<Game> = ALLEY,
  move: (link: Link, random: FastChance) => Command | undefined = nextMove,
): Promise<Run> {
  const time = new VirtualTime()
  const random = new FastChance(seed)
  const weather = new Weather(new FastChance(~seed))
  const disk = new SimDisk(time, weather)
  const find = finderOf(game)
  const quiet = makeBed(seed, { store: disk.kept, time, loadModule: find })
  const { room, people } = await openTable(quiet, SEATS, { seats: SEATS }, game.id)
  await quiet.host.close()
  const buses = new Set<SimBus>()
  const nodes = [0, 1].map((index) => new SimNode(disk, buses, time, weather, find, seed * 31 + index))
  const trace = new Trace()
  // The first player has two devices open.
  const devices = [...people, people[0], undefined]
  const clients = devices.map(
    (person, index) =>
      new SimClient(nodes, room, person, time, weather, find, seed * 17 + index, (text) =>
        trace.add(time.now, text),
      ),
  )
  for (const { link } of clients) link.start()
  const world: SimWorld = { random, time, nodes, clients, disk }
  const disasters: Partial<Record<Disaster, number>> = {}
  await time.run(500)
  const operations = () => clients.reduce((sum, client) => sum + client.operations.length, 0)
  for (let look = 0; look < commands * MOST_LOOKS && operations() < commands; look++) {
    const name = disturb(world)
    if (name) disasters[name] = (disasters[name] ?? 0) + 1
    const client = nth(clients, random.below(SEATS + 1))
    const command = client.link.pending.length < 3 ? move(client.link, random) : undefined
    if (command) client.do(command)
    await time.run(random.below(500))
  }
  await calmDown(world, weather)
  const log = await entriesOf(disk.kept, room)
  const all = clients.flatMap((client) => client.operations)
  const troubles = nodes
    .flatMap((node) => node.troubles)
    .filter(({ what }) => what !== 'store' && what !== 'bot')
  return {
    wrong: [...(await violations(disk.kept, room, clients)), ...idleBots(clients), ...troubles.map(says)],
    operations: all.length,
    done: all.filter(({ settled }) => settled && 'done' in settled).length,
    entries: log.length,
    bots: log.filter(({ act }) => act.kind === 'answered' && act.bot).length,
    disasters,
    trace: trace.mark,
  }
}

/** What bots are asked they have answered by the end. */
const idleBots = ([client]: readonly SimClient[]): string[] => {
  const { room } = client?.link.replica ?? {}
  return room && botTurns(room).length > 0 ? ['a bot is still waited for'] : []
}

const says = ({ what, message }: Trouble) => `${what}: ${message}`

/** Everything is mended, and there is time for everything that is still to be said. */
async function calmDown({ time, nodes, clients, disk }: SimWorld, weather: Weather): Promise<void> {
  weather.calm()
  disk.isFull = false
  disk.isDown = false
  for (const node of nodes) {
    node.away = false
    if (!node.up) node.restart()
  }
  for (const client of clients) client.cut = false
  await time.run(CALM_MS)
}
