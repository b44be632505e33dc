import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { nodeClock } from '@graveshift/server/clock'
import { openSqlite } from '@graveshift/server/store/sqlite/open-sqlite'
import { makeFolder, until } from '@graveshift/server/testing/server-process'
import { directLink } from '@graveshift/table/host/testing'
import { StorageFull } from '@graveshift/table/store'
import { mode } from '../mode.ts'
import { checkLogs } from '../parts/check-logs.ts'
import { atLeast, atMost, seen } from '../parts/figures.ts'
import { hostOnDisk, playSome } from '../parts/host-on-disk.ts'

export interface DiskFigures {
  readonly episodes: number
  readonly tables: number
  readonly seed: number
}

/** T8: no room on the disk, again and again. Nothing is acknowledged then, reading goes on, and so does play after. */
export async function fillDisk({ episodes, tables, seed }: DiskFigures) {
  const folder = makeFolder()
  const file = join(folder.path, 'tables.sqlite')
  const store = await openSqlite({ file, mostBytes: 8 * 2 ** 20 })
  const wrong: string[] = []
  const again: number[] = []
  try {
    const { host, players, bytes, troubles } = await hostOnDisk(store, tables, seed)
    const heads = async () => Promise.all(players.map(({ room }) => store.head(room)))
    for (let episode = 0; episode < episodes; episode++) {
      await playSome(players, 2)
      await fill(store, episode)
      let over = false
      const playing = Promise.all(players.map((player) => player.play(() => !over)))
      // Little writes may still find a place; then none does.
      const seen = troubles.length
      await until(() => troubles.length >= seen + tables)
      const before = await heads()
      const watcher = directLink(
        { host, bytes, clock: nodeClock as never },
        players[0]?.room ?? '',
        undefined,
      )
      watcher.link.start()
      await until(() => watcher.link.status === 'open')
      if (watcher.link.replica.head < (before[0] ?? 0)) wrong.push('a watcher does not see the table')
      watcher.link.stop()
      const had = players.map((player) => player.acknowledged)
      const began = performance.now()
      await empty(store, episode)
      await until(() => players.every((player, index) => player.acknowledged > (had[index] ?? 0)))
      again.push(performance.now() - began)
      over = true
      await playing
    }
    await until(() => players.every(({ link }) => link.pending.length === 0))
    wrong.push(...(await checkLogs(store, players)))
    wrong.push(...troubles.filter(({ what }) => what !== 'store').map(({ message }) => message))
    for (const { link } of players) link.stop()
    await host.close()
    await store.close()
    const db = new DatabaseSync(file)
    const check = Object.values(db.prepare('pragma integrity_check').get() ?? {})
    if (String(check) !== 'ok') wrong.push(`integrity: ${check}`)
    db.close()
    return { wrong, again, refusals: troubles.length }
  } finally {
    await store.close()
    folder.remove()
  }
}

type Store = Awaited<ReturnType<typeof openSqlite>>

/** Takes all the room there is, in ever smaller pieces. */
async function fill(store: Store, episode: number): Promise<void> {
  const entry = (seq: number, size: number) => ({ seq, id: `filler-${seq}`, body: 'x'.repeat(size), at: 0 })
  await store.create({ room: `filler-${episode}`, entries: [entry(0, 1)] })
  let seq = 1
  for (let size = 2 ** 20; size >= 64; )
    try {
      await store.append(`filler-${episode}`, [entry(seq, size)])
      seq++
    } catch (error) {
      if (!(error instanceof StorageFull)) throw error
      size /= 2
    }
}

const empty = (store: Store, episode: number) => store.remove(`filler-${episode}`)

export const disk = mode({
  tests: 'T8',
  about: 'no room left on the disk, watching goes on, room again',
  day: { episodes: 10, tables: 4, seed: 1 },
  night: { episodes: 100 },
  async run(figures) {
    const { wrong, again, refusals } = await fillDisk(figures)
    const measured = [
      atLeast('full disks', again.length, 100),
      seen('writes that found no room', refusals),
      atMost('play again after, worst', Math.max(...again), 5000, 'ms'),
    ]
    return [{ test: 'T8', measured, wrong }]
  },
})
