// End-to-end tests: builds the client if it changed, finds a Chromium, and lets Playwright play. Arguments go to
// Playwright: node scripts/launch.mjs run scripts/e2e.mjs --project phone landing
// With --long also the journeys that npm test leaves out.
import { rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { findChromium } from './launcher/chromium.mjs'
import { prepareClient } from './launcher/client.mjs'
import { freePort } from './launcher/free-port.mjs'
import { runNode } from './launcher/processes.mjs'
import { root } from './launcher/project.mjs'
import { PlainError, say } from './launcher/say.mjs'
import { toolFile } from './launcher/tools.mjs'

try {
  const chromium = findChromium()
  await prepareClient(process.execPath)
  const args = process.argv.slice(2)
  if (args.includes('--long')) process.env.E2E_LONG = '1'
  const port = String(await freePort())
  Object.assign(process.env, { CHROMIUM_PATH: chromium, E2E_PORT: port })
  process.exitCode = await runNode(
    process.execPath,
    [toolFile('@playwright/test', 'playwright'), 'test', ...args.filter((arg) => arg !== '--long')],
    { cwd: join(root, 'packages', 'web') },
  )
  // What failed leaves its pictures behind, what went well leaves nothing.
  const left = process.exitCode === 0 ? ['graveshift-e2e', 'graveshift-e2e-data'] : ['graveshift-e2e-data']
  for (const name of left) rmSync(join(tmpdir(), `${name}-${port}`), { recursive: true, force: true })
} catch (error) {
  if (!(error instanceof PlainError)) throw error
  say(error.message)
  process.exitCode = 1
}
