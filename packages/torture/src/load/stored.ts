import { statSync } from 'node:fs'
import { join } from 'node:path'
import { nodeClock } from '@graveshift/server/clock'
import { sqliteFile } from '@graveshift/server/store/open-store'
import { openSqlite } from '@graveshift/server/store/sqlite/open-sqlite'
import { makeFolder, ServerProcess } from '@graveshift/server/testing/server-process'
import { Visitor } from '@graveshift/server/testing/visitor'
import { makeBed } from '@graveshift/table/host/testing'
import { mode } from '../mode.ts'
import { atLeast, atMost, quantile, seen } from '../parts/figures.ts'
import { hostOnDisk, playSome } from '../parts/host-on-disk.ts'
import { idleMemory } from '../parts/idle-memory.ts'
import { multiply } from '../parts/multiply.ts'
import { processFigures } from '../parts/process-figures.ts'

/** T22: a server started on so many stored games. */
export async function bootOn(games: number, entries: number, seed: number) {
  const folder = makeFolder()
  const first = new ServerProcess(folder.path)
  try {
    const visitor = new Visitor(await first.address())
    const { body } = await visitor.open({ options: { seats: 1 } })
    const link = visitor.link(body.room)
    link.start()
    for (let entry = 2; entry < entries; entry++)
      await link.do({ kind: 'rename', name: `Ann ${seed} ${entry}`, language: 'en' })
    const was = link.replica.link
    link.stop()
    first.signal('SIGTERM')
    await first.ended
    const file = sqliteFile(join(folder.path, 'data'))
    multiply(file, games)
    const began = performance.now()
    const server = new ServerProcess(folder.path, { MOST_TABLES: '1000000000' })
    try {
      visitor.address = await server.address()
      visitor.origin = visitor.address
      const boot = performance.now() - began
      const { megabytes } = processFigures(server.pid)
      const again = visitor.link(body.room)
      again.start()
      while (again.status !== 'open') await new Promise((later) => setTimeout(later, 5))
      const firstLook = performance.now() - began
      const wrong = again.replica.link === was ? [] : ['the table is not what it was']
      again.stop()
      return { wrong, boot, firstLook, megabytes, bytes: statSync(file).size }
    } finally {
      await server.kill()
    }
  } finally {
    await first.kill()
    folder.remove()
  }
}

/** T22: how long a long log takes to become a table again. */
export async function reload(commands: number, times: number, seed: number) {
  const folder = makeFolder()
  const store = await openSqlite({ file: join(folder.path, 'tables.sqlite') })
  try {
    const { host, players } = await hostOnDisk(store, 1, seed)
    await playSome(players, commands)
    const room = players[0]?.room ?? ''
    const was = await host.look(room, ({ link }) => link)
    for (const { link } of players) link.stop()
    await host.close()
    const took: number[] = []
    const wrong: string[] = []
    for (let time = 0; time < times; time++) {
      const bed = makeBed(seed, { store, clock: nodeClock })
      const began = performance.now()
      const is = await bed.host.look(room, ({ link }) => link)
      took.push(performance.now() - began)
      if (is !== was) wrong.push(`another table: ${is}, was ${was}`)
      await bed.host.close()
    }
    return { wrong, took, entries: (await store.head(room)) + 1 }
  } finally {
    await store.close()
    folder.remove()
  }
}

export const stored = mode({
  tests: 'T22',
  about: 'memory of idle games, a start on very many stored ones, a long log loaded',
  day: { idle: 60, games: 10_000, entries: 20, commands: 500, times: 20, seed: 1 },
  night: { idle: 200, games: 100_000, commands: 2000, times: 100 },
  async run({ idle, games, entries, commands, times, seed }) {
    const memory = await idleMemory(idle, seed)
    const booted = await bootOn(games, entries, seed)
    const loaded = await reload(commands, times, seed)
    const measured = [
      atMost('a loaded idle game', memory.perGame, 64, 'KB'),
      atLeast('stored games', games, 100_000),
      seen('of so much', booted.bytes / 2 ** 20, 'MB'),
      atMost('start', booted.boot, 3000, 'ms'),
      atMost('resident after it', booted.megabytes, 150, 'MB'),
      seen('first table open', booted.firstLook, 'ms'),
      atLeast('commands in a log', commands, 2000),
      seen('loaded p50', quantile(loaded.took, 0.5), 'ms'),
      atMost('loaded p99', quantile(loaded.took, 0.99), 50, 'ms'),
    ]
    return [{ test: 'T22', measured, wrong: [...booted.wrong, ...loaded.wrong] }]
  },
})
