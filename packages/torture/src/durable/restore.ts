import { execFile } from 'node:child_process'
import { cpSync, mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { sqliteFile } from '@graveshift/server/store/open-store'
import { makeFolder, ServerProcess, until } from '@graveshift/server/testing/server-process'
import { Visitor } from '@graveshift/server/testing/visitor'
import type { Link } from '@graveshift/table/link'
import { mode } from '../mode.ts'
import { atLeast, atMost, seen } from '../parts/figures.ts'
import { multiply } from '../parts/multiply.ts'

const backupProgram = fileURLToPath(
  new URL('../../../server/src/store/sqlite/backup-main.ts', import.meta.url),
)
const run = promisify(execFile)
/** Tables lie there in numbers that no server would let in. */
const ROOM_FOR_ALL = { MOST_TABLES: '1000000000' }

const say = (link: Link, what: string) => link.do({ kind: 'rename', name: what, language: 'en' })

/** Says something again and again until told to stop; remembers after each acknowledgement how the log stood. */
function chatter(link: Link, stood: Map<number, string | undefined>): () => Promise<number> {
  let goesOn = true
  const told = (async () => {
    let acknowledged = 0
    while (goesOn) {
      await say(link, `Ann ${acknowledged}`)
      stood.set(link.replica.head, link.replica.link)
      acknowledged++
    }
    return acknowledged
  })()
  return () => {
    goesOn = false
    return told
  }
}

/**
 * T9, the drill: a running server is copied while somebody plays, plays on, dies, and loses its disk. From the copy it
 * is again what it was when it was copied: not a word less, nothing else, and it goes on from there.
 */
export async function restoreCopy({ games, entries }: { readonly games: number; readonly entries: number }) {
  const folder = makeFolder()
  const data = join(folder.path, 'data')
  const copy = join(folder.path, 'copy.sqlite')
  const wrong: string[] = []
  let server = new ServerProcess(folder.path)
  const start = async () => {
    server = new ServerProcess(folder.path, ROOM_FOR_ALL)
    visitor.address = await server.address()
    visitor.origin = visitor.address
  }
  const sit = async () => {
    const link = visitor.link(room)
    link.start()
    await until(() => link.status === 'open')
    return link
  }
  const visitor = new Visitor(await server.address())
  const room: string = (await visitor.open({ options: { seats: 1 } })).body.room
  try {
    const first = await sit()
    for (let entry = 2; entry < entries; entry++) await say(first, `Ann ${entry}`)
    first.stop()
    server.signal('SIGTERM')
    await server.ended
    multiply(sqliteFile(data), games)
    await start()
    const link = await sit()
    const before = link.replica.head
    const stood = new Map([[before, link.replica.link]])
    const stop = chatter(link, stood)
    const began = performance.now()
    await run(process.execPath, [backupProgram, copy], {
      env: { ...process.env, DATA_DIR: data, DATABASE_URL: '' },
    })
    const copied = performance.now() - began
    const meanwhile = await stop()
    for (let more = 0; more < 3; more++) await say(link, `later ${more}`)
    link.stop()
    await server.kill()
    // The key is kept apart from the copies: docs/self-hosting.md.
    const key = readFileSync(join(data, 'server.key'))
    rmSync(data, { recursive: true })
    const lost = performance.now()
    mkdirSync(data)
    writeFileSync(join(data, 'server.key'), key, { mode: 0o600 })
    cpSync(copy, sqliteFile(data))
    await start()
    const again = await sit()
    const restored = performance.now() - lost
    const head = again.replica.head
    if (head < before) wrong.push(`restored to entry ${head}, but ${before} was there before the copy began`)
    else if (!stood.has(head)) wrong.push(`restored to entry ${head}, which came after the copy was done`)
    else if (stood.get(head) !== again.replica.link) wrong.push(`another log up to entry ${head}`)
    await say(again, 'restored')
    if (again.replica.head !== head + 1) wrong.push('it does not go on where the copy ends')
    again.stop()
    return { wrong, copied, restored, meanwhile, bytes: statSync(copy).size }
  } finally {
    await server.kill()
    folder.remove()
  }
}

export const restore = mode({
  tests: 'T9',
  about: 'a running server copied while somebody plays, its disk lost, and restored from the copy',
  day: { games: 2000, entries: 20, seed: 1 },
  night: { games: 200_000 },
  async run({ games, entries }) {
    const { wrong, copied, restored, meanwhile, bytes } = await restoreCopy({ games, entries })
    const measured = [
      atLeast('copied', bytes / 2 ** 20, 1024, 'MB'),
      seen('within', copied / 1000, 's'),
      seen('acknowledged meanwhile', meanwhile),
      atMost('restored and open again after', restored / 1000, 300, 's'),
    ]
    return [{ test: 'T9', measured, wrong }]
  },
})
