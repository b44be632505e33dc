// Runs a program that drives the built client in a real browser: builds the client if it changed, finds a Chromium as
// the end-to-end tests do, serves the client on a free port, and tells the program both by CHROMIUM_PATH and ADDRESS:
//   node scripts/launch.mjs run scripts/in-chromium.mjs FILE [ARGS]
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { findChromium } from './launcher/chromium.mjs'
import { prepareClient } from './launcher/client.mjs'
import { freePort } from './launcher/free-port.mjs'
import { runNode } from './launcher/processes.mjs'
import { root } from './launcher/project.mjs'
import { PlainError, say } from './launcher/say.mjs'

const serve = async (port, data) => {
  const server = spawn(process.execPath, [join(root, 'packages/server/src/main.mjs')], {
    env: { ...process.env, PORT: String(port), DATA_DIR: data },
    stdio: ['ignore', 'pipe', 2],
  })
  const ended = once(server, 'exit').then(([code]) => {
    throw new PlainError(`The server ended with ${code} before it could be used; its own words are above.`)
  })
  // It says where it listens once it does.
  await Promise.race([once(server.stdout, 'data'), ended])
  ended.catch(() => undefined)
  return server
}

const [file, ...args] = process.argv.slice(2)
const data = mkdtempSync(join(tmpdir(), 'graveshift-browser-'))
let server
try {
  if (file === undefined) throw new PlainError('Which file?')
  const chromium = findChromium()
  await prepareClient(process.execPath)
  const port = await freePort()
  server = await serve(port, data)
  Object.assign(process.env, { CHROMIUM_PATH: chromium, ADDRESS: `http://localhost:${port}/` })
  process.exitCode = await runNode(process.execPath, [resolve(file), ...args])
} catch (error) {
  if (!(error instanceof PlainError)) throw error
  say(error.message)
  process.exitCode = 1
} finally {
  server?.kill()
  rmSync(data, { recursive: true, force: true })
}
