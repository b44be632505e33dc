import { openPostgres } from '@graveshift/server/store/postgres/open-postgres'
import {
  type Folder,
  makeFolder,
  pause,
  ServerProcess,
  sharedBy,
} from '@graveshift/server/testing/server-process'
import { Visitor } from '@graveshift/server/testing/visitor'
import { checkLogs } from './check-logs.ts'
import { calm, gather, NO_LIMITS } from './crowd.ts'
import type { Player } from './player.ts'

/** The database that both share. */
interface Database {
  readonly url: string
  end(): Promise<void>
}

export interface Nodes<D extends Database> {
  readonly postgres: D
  readonly servers: readonly ServerProcess[]
  readonly addresses: readonly string[]
  readonly players: readonly Player[]
  readonly acknowledged: () => number
  /** Waits for one more to be acknowledged, and says how many milliseconds that took. */
  readonly another: () => Promise<number>
}

export interface NodesSetting {
  readonly tables: number
  readonly people: number
  readonly seed: number
}

/** Two servers on one PostgreSQL; each person has one tab at each. */
async function begin<D extends Database>(
  setting: NodesSetting,
  folders: readonly Folder[],
  postgres: D,
): Promise<Nodes<D>> {
  const environment = { ...NO_LIMITS, ...sharedBy(postgres.url), LOG_LEVEL: 'fatal' }
  const servers = folders.map(({ path }) => new ServerProcess(path, environment))
  const addresses: string[] = []
  for (const server of servers) addresses.push(await server.address())
  const players = await gather({
    ...setting,
    tabs: 2,
    visitor: () => new Visitor(addresses[0] ?? ''),
    otherwise: (visitor, room, tab) => {
      // The same person, cookie and all, by way of the other server.
      const door = new Visitor(addresses[tab] ?? '')
      return {
        ticket: async () => {
          door.cookie = visitor.cookie
          const { status, body } = await door.ticket(room)
          if (status !== 200) throw new Error(`${status}`)
          return body.ticket
        },
        connect: (ears) => door.connect(ears),
      }
    },
  })
  const acknowledged = () => players.reduce((sum, player) => sum + player.acknowledged, 0)
  const another = async () => {
    const had = acknowledged()
    const began = performance.now()
    while (acknowledged() === had) await pause(5)
    return performance.now() - began
  }
  return { postgres, servers, addresses, players, acknowledged, another }
}

/** Lets people play on two nodes while `trouble` goes on, and compares what they were told with what is written. */
export async function onTwoNodes<T, D extends Database>(
  setting: NodesSetting,
  start: () => Promise<D>,
  trouble: (nodes: Nodes<D>) => Promise<T>,
) {
  const folders = [makeFolder(), makeFolder()]
  const postgres = await start()
  let nodes: Nodes<D> | undefined
  try {
    nodes = await begin(setting, folders, postgres)
    const { players, servers } = nodes
    let over = false
    const playing = Promise.all(players.map((player) => player.play(() => !over, 10)))
    const figures = await trouble(nodes)
    over = true
    await playing
    const wrong = await calm(players, 60_000)
    for (const { link } of players) link.stop()
    for (const [index, server] of servers.entries())
      if (await Promise.race([server.ended.then(() => true), Promise.resolve(false)]))
        wrong.push(`server ${index} ended: ${server.said.slice(-500)}`)
    const store = await openPostgres({ url: postgres.url })
    try {
      wrong.push(...(await checkLogs(store, players)))
      return { wrong, acknowledged: nodes.acknowledged(), figures, counts: await store.counts() }
    } finally {
      await store.close()
    }
  } finally {
    for (const server of nodes?.servers ?? []) {
      server.signal('SIGCONT')
      await server.kill()
    }
    await postgres.end()
    for (const folder of folders) folder.remove()
  }
}
