import { makeFolder, pause, ServerProcess, until } from '@graveshift/server/testing/server-process'
import { mode } from '../mode.ts'
import { NO_LIMITS, roomsOf } from '../parts/crowd.ts'
import { atLeast, atMost, seen } from '../parts/figures.ts'
import { freePort } from '../parts/free-port.ts'
import { FrugalVisitor } from '../parts/frugal-visitor.ts'
import { judgeAfter } from '../parts/judge-after.ts'
import { Player } from '../parts/player.ts'
import { processFigures } from '../parts/process-figures.ts'

export interface SocketFigures {
  readonly sockets: number
  /** Sockets at each table. */
  readonly each: number
  readonly idleSeconds: number
  readonly seed: number
}

/** So many come in at a time: a crowd, not a wall. */
const AT_ONCE = 200
const TABLES_A_HOUSEHOLD = 8

async function inTurns<T>(
  things: readonly T[],
  atOnce: number,
  act: (thing: T) => Promise<void>,
): Promise<void> {
  let next = 0
  const worker = async () => {
    for (let mine = next++; mine < things.length; mine = next++) await act(things[mine] as T)
  }
  await Promise.all(Array.from({ length: atOnce }, worker))
}

/** Tables with a running game each, and so many devices of its player that are not connected yet. */
async function prepare(address: string, { sockets, each, seed }: SocketFigures): Promise<Player[]> {
  const tables = Array.from({ length: Math.ceil(sockets / each) }, (_, table) => table)
  const players: Player[] = []
  await inTurns(tables, 20, async (table) => {
    const visitor = new FrugalVisitor(address)
    // Each household has an address of its own on this computer, and stays within what one may have.
    const household = Math.floor(table / TABLES_A_HOUSEHOLD)
    visitor.from = `127.0.${1 + Math.floor(household / 250)}.${1 + (household % 250)}`
    const { status, body } = await visitor.open({ options: { seats: 1 } })
    if (status !== 201) throw new Error(`no table: ${status}`)
    const mine = Array.from({ length: each }, (_, tab) => {
      const link = visitor.link(body.room, { random: Math.random })
      return new Player(link, body.room, seed + table * each + tab)
    })
    players.push(...mine)
    const [first] = mine
    if (!first) return
    first.link.start()
    await until(() => first.link.status === 'open')
    while (first.link.replica.room?.phase === 'lobby') {
      const wish = first.wish()
      if (wish) await first.do(wish)
      else await pause(1)
    }
  })
  return players
}

/** T20 and T24: a crowd at live tables, and a kill under all of them. */
export async function seatCrowd(figures: SocketFigures) {
  const folder = makeFolder()
  // Limits on sockets are those of a real server.
  const { SOCKETS_PER_ADDRESS: _, ...limits } = NO_LIMITS
  const environment = { ...limits, PORT: String(await freePort()) }
  let server = new ServerProcess(folder.path, environment)
  try {
    const address = await server.address()
    const players = await prepare(address, figures)
    const isOpen = ({ link }: Player) => link.status === 'open'
    const before = processFigures(server.pid)
    const waiting = players.filter((player) => !isOpen(player))
    const began = performance.now()
    await inTurns(waiting, AT_ONCE, async ({ link }) => {
      link.start()
      await until(() => link.status === 'open')
    })
    const joined = performance.now() - began
    const after = processFigures(server.pid)
    await pause(2000)
    const idle = processFigures(server.pid).cpu
    await pause(figures.idleSeconds * 1000)
    const cpu = (processFigures(server.pid).cpu - idle) / figures.idleSeconds
    const people = players.map(({ link }) => link.you)

    const tries = new Map(players.map(({ link }) => [link, 0]))
    for (const { link } of players)
      link.listen((event) => {
        if (event.kind === 'status' && event.status === 'connecting')
          tries.set(link, (tries.get(link) ?? 0) + 1)
      })
    await server.kill()
    const killed = performance.now()
    server = new ServerProcess(folder.path, environment)
    await server.address()
    const started = performance.now() - killed
    await until(() => players.every(isOpen))
    const back = performance.now() - killed
    const wrong = players.flatMap(({ link, room }, index) =>
      link.you === people[index] ? [] : [`${room}: ${people[index]} came back as ${link.you}`],
    )
    const judged = await judgeAfter(folder.path, server, players)
    return {
      wrong: [...wrong, ...judged.wrong],
      sockets: players.length,
      tables: roomsOf(players).length,
      joined,
      megabytes: after.megabytes,
      perSocket: ((after.megabytes - before.megabytes) * 1024) / Math.max(1, waiting.length),
      cpu,
      started,
      back,
      mostTries: Math.max(...tries.values()),
      overTries: [...tries.values()].filter((count) => count > 5).length,
    }
  } finally {
    await server.kill()
    folder.remove()
  }
}

export const sockets = mode({
  tests: 'T20, T24',
  about: 'many sockets at live tables, idle; then a kill under all of them',
  day: { sockets: 1000, each: 5, idleSeconds: 10, seed: 1 },
  night: { sockets: 10_000, idleSeconds: 30 },
  async run(figures) {
    const it = await seatCrowd(figures)
    return [
      {
        test: 'T20',
        measured: [
          atLeast('sockets', it.sockets, 10_000),
          atLeast('live games', it.tables, 2000),
          atMost('all joined after', it.joined / 1000, 60, 's'),
          atMost('server resident', it.megabytes, 1024, 'MB'),
          atMost('a socket', it.perSocket, 30, 'KB'),
          atMost('idle, of one core', it.cpu * 100, 15, '%'),
        ],
        wrong: [],
      },
      {
        test: 'T24',
        measured: [
          atLeast('sockets', it.sockets, 10_000),
          seen('the server was back after', it.started, 'ms'),
          atMost('all back after the kill', it.back / 1000, 60, 's'),
          atMost('most tries', it.mostTries, 5),
          seen('clients with more', it.overTries),
        ],
        wrong: it.wrong,
      },
    ]
  },
})
