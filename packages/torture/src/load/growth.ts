import { statSync } from 'node:fs'
import { join } from 'node:path'
import { FastChance } from '@graveshift/kernel'
import { nodeClock } from '@graveshift/server/clock'
import { openSqlite } from '@graveshift/server/store/sqlite/open-sqlite'
import { makeFolder, until } from '@graveshift/server/testing/server-process'
import { directLink } from '@graveshift/table/host/testing'
import { sendRubbish } from '../hostile/fuzz.ts'
import { mode } from '../mode.ts'
import { readLog } from '../parts/check-logs.ts'
import { atLeast, atMost, seen } from '../parts/figures.ts'
import { hostOnDisk, playSome } from '../parts/host-on-disk.ts'
import { ReadersWithoutPause } from '../parts/readers-without-pause.ts'

/** T26: what a long game takes where it lies, and what of it goes over the line at first. */
export async function longGame(entries: number, seed: number) {
  const folder = makeFolder()
  const store = await openSqlite({ file: join(folder.path, 'tables.sqlite') })
  try {
    const { host, players, bytes } = await hostOnDisk(store, 1, seed)
    const room = players[0]?.room ?? ''
    while ((await store.head(room)) + 1 < entries) await playSome(players, 50)
    const watcher = directLink({ host, bytes, clock: nodeClock as never }, room, undefined)
    watcher.link.start()
    await until(() => watcher.link.status === 'open')
    for (const { link } of [...players, watcher]) link.stop()
    await host.close()
    const frames = watcher.frames.map((frame) => frame.length)
    const log = await readLog(store, room)
    const stored = log.reduce((sum, entry) => sum + JSON.stringify(entry).length, 0)
    return {
      entries: log.length,
      stored,
      largest: Math.max(...frames),
      all: frames.reduce((sum, frame) => sum + frame, 0),
    }
  } finally {
    await store.close()
    folder.remove()
  }
}

/** T26: writers and readers without a pause, and the largest write-ahead file seen. */
export async function writeAmidReaders(writes: number, seed: number) {
  const folder = makeFolder()
  const file = join(folder.path, 'tables.sqlite')
  const store = await openSqlite({ file })
  const random = new FastChance(seed)
  const readers = new ReadersWithoutPause(file)
  let largest = 0
  try {
    const entry = (seq: number) => ({
      seq,
      id: `id-${seq}`,
      at: 0,
      body: 'x'.repeat(1000 + random.below(4000)),
    })
    await store.create({ room: 'growing', entries: [entry(0)] })
    readers.start()
    for (let seq = 1; seq <= writes; seq++) {
      await store.append('growing', [entry(seq)])
      if (seq % 20 === 0) largest = Math.max(largest, statSync(`${file}-wal`).size)
    }
    return { largest: largest / 2 ** 20, reads: await readers.stop() }
  } finally {
    await readers.stop()
    await store.close()
    folder.remove()
  }
}

export const growth = mode({
  tests: 'T26',
  about: 'logs under a flood of bad messages, a long game where it lies, the write-ahead file amid readers',
  day: { messages: 5000, entries: 500, writes: 5000, seed: 1 },
  night: { messages: 1_000_000, entries: 3000, writes: 60_000 },
  async run({ messages, entries, writes, seed }) {
    const bad = await sendRubbish(messages, seed, { LOG_LEVEL: 'info' })
    const long = await longGame(entries, seed)
    const amid = await writeAmidReaders(writes, seed)
    const measured = [
      atLeast('bad messages', bad.frames, 1_000_000),
      atMost('logged', bad.logged / 2 ** 20, 50, 'MB'),
      atLeast('entries in one log', long.entries, 3000),
      atMost('stored', long.stored / 1024, 1024, 'KB'),
      atMost('largest frame of the first sync', long.largest / 1024, 256, 'KB'),
      seen('all of it', long.all / 1024, 'KB'),
      atLeast('writes amid readers', writes, 60_000),
      seen('reads meanwhile', amid.reads),
      atMost('largest write-ahead file', amid.largest, 64, 'MB'),
    ]
    return [{ test: 'T26', measured, wrong: bad.wrong }]
  },
})
