import { join } from 'node:path'
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { nodeClock } from '@graveshift/server/clock'
import { openSqlite } from '@graveshift/server/store/sqlite/open-sqlite'
import { makeFolder } from '@graveshift/server/testing/server-process'
import { makeBed } from '@graveshift/table/host/testing'
import { quantile } from './figures.ts'
import { hostOnDisk, playSome } from './host-on-disk.ts'

setFlagsFromString('--expose-gc')
const collect: () => void = runInNewContext('gc')

/** What a loaded game that nobody looks at takes, in KB of heap, and how long its log takes to load. */
export async function idleMemory(games: number, seed: number) {
  const folder = makeFolder()
  const store = await openSqlite({ file: join(folder.path, 'tables.sqlite') })
  try {
    const { host, players } = await hostOnDisk(store, games, seed)
    await playSome(players, 60)
    const rooms = players.map(({ room }) => room)
    for (const { link } of players.splice(0)) link.stop()
    await host.close()
    const bed = makeBed(seed, { store, clock: nodeClock })
    // What is made once, whatever the number of games, is not counted.
    await bed.host.look(rooms[0] ?? '', () => {})
    const heap = () => {
      for (let round = 0; round < 3; round++) collect()
      return process.memoryUsage().heapUsed
    }
    const before = heap()
    const loads: number[] = []
    let entries = 0
    for (const room of rooms.slice(1)) {
      const began = performance.now()
      entries = (await bed.host.look(room, ({ head }) => head + 1)) ?? 0
      loads.push(performance.now() - began)
    }
    const perGame = (heap() - before) / (rooms.length - 1) / 1024
    await bed.host.close()
    return { perGame, entries, loadP50: quantile(loads, 0.5), loadP99: quantile(loads, 0.99) }
  } finally {
    await store.close()
    folder.remove()
  }
}
