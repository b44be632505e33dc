import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { makeFolder, pause } from '../testing/server-process.ts'

const main = fileURLToPath(new URL('../main.mjs', import.meta.url))

/** A port that was free a moment ago: what the server says of its own nobody reads here. */
async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  server.close()
  await once(server, 'close')
  return typeof address === 'object' && address ? address.port : 0
}

test('a server whose log nobody reads goes on serving, and ends when told', async () => {
  const folder = makeFolder()
  const port = await freePort()
  const server = spawn(process.execPath, [main], {
    env: {
      PATH: process.env.PATH,
      PORT: String(port),
      HOST: '127.0.0.1',
      DATA_DIR: join(folder.path, 'data'),
      CLIENT_DIR: folder.path,
      LOG_LEVEL: 'debug',
    },
    // Both pipes are there, and nothing is ever taken out of them.
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const ended = once(server, 'exit')
  try {
    const alive = () =>
      fetch(`http://127.0.0.1:${port}/healthz`).then(
        ({ ok }) => ok,
        () => false,
      )
    while (!(await alive())) await pause(20)
    // Far more than two pipes hold.
    for (let round = 0; round < 30; round++)
      expect((await Promise.all(Array.from({ length: 100 }, alive))).every((it) => it)).toBe(true)
    server.kill('SIGTERM')
    expect(await Promise.race([ended, pause(30_000).then(() => 'it hangs')])).toEqual([0, null])
  } finally {
    server.kill('SIGKILL')
    await ended
    folder.remove()
  }
}, 120_000)
