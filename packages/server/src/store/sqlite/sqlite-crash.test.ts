import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, it, onTestFinished } from 'vitest'
import { openSqlite } from './open-sqlite.ts'

const KILLS = 4
const ROOMS = 8

/** Writes to all rooms as fast as it can and says each seq once it is confirmed. */
const writer = (file: string) => `
  import { writeSync } from 'node:fs'
  import { openSqlite } from ${JSON.stringify(fileURLToPath(new URL('./open-sqlite.ts', import.meta.url)))}
  const store = await openSqlite({ file: ${JSON.stringify(file)} })
  const entry = (seq) => ({ seq, id: 'id-' + seq, body: '{"seq":' + seq + '}', at: seq })
  const write = async (room) => {
    await store.create({ room, entries: [entry(0)] })
    for (let seq = (await store.head(room)) + 1; ; seq++) {
      if ((await store.append(room, [entry(seq)])) !== 'done') throw new Error('not done')
      writeSync(1, room + ' ' + seq + '\\n')
    }
  }
  for (let room = 0; room < ${ROOMS}; room++) void write('room-' + room)
`

it('a server killed while it writes loses nothing it confirmed, and opens again at once', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'graveshift-store-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  const file = join(folder, 'tables.sqlite')
  const confirmed = new Map<string, number>()
  for (let kill = 1; kill <= KILLS; kill++) {
    const child = spawn(process.execPath, ['--input-type=module', '-e', writer(file)], {
      stdio: ['ignore', 'pipe', 'inherit'],
    })
    const ended = once(child, 'close')
    let said = ''
    await new Promise<void>((enough) => {
      child.stdout.setEncoding('utf8').on('data', (text: string) => {
        said += text
        if (said.length > 300 * kill) enough()
      })
      child.once('exit', () => enough())
    })
    child.kill('SIGKILL')
    await ended
    const lines = said.split('\n').slice(0, -1)
    expect(lines.length).toBeGreaterThan(0)
    for (const line of lines) {
      const [room = '', seq = ''] = line.split(' ')
      confirmed.set(room, Number(seq))
    }
    const store = await openSqlite({ file })
    for (const [room, seq] of confirmed) {
      const head = await store.head(room)
      expect(head).toBeGreaterThanOrEqual(seq)
      expect(await store.find(room, `id-${seq}`)).toBe(seq)
      expect((await store.read(room, 0, 100_000)).map(({ id }) => id)).toEqual(
        Array.from({ length: head + 1 }, (_, index) => `id-${index}`),
      )
    }
    await store.close()
  }
  expect(confirmed.size).toBe(ROOMS)
})
