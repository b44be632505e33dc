#!/usr/bin/env node
// Runs on any Node from 20 on: brings Node 24 and the dependencies if they are missing, then hands over to src/main.mjs.
// Prints nothing on stdout itself, because `graveshift engine` speaks a protocol there.
import { fileURLToPath } from 'node:url'
import { prepareClient } from '../../../scripts/launcher/client.mjs'
import { prepare } from '../../../scripts/launcher/install.mjs'
import { runNode } from '../../../scripts/launcher/processes.mjs'
import { PlainError, say } from '../../../scripts/launcher/say.mjs'

try {
  const main = fileURLToPath(new URL('../src/main.mjs', import.meta.url))
  const node = await prepare()
  if (process.argv[2] === 'serve') await prepareClient(node)
  process.exitCode = await runNode(node, [main, ...process.argv.slice(2)])
} catch (error) {
  if (!(error instanceof PlainError)) throw error
  say(error.message)
  process.exitCode = 1
}
