#!/usr/bin/env node
// The front door. Runs on any Node from 20 on, without a single dependency, makes sure that
// Node 24 and the dependencies are there, and then does what it was asked to do:
//
//   node scripts/launch.mjs start                         serve the table
//   node scripts/launch.mjs build                         build the browser client, if it changed
//   node scripts/launch.mjs test [--only NAME]            every check, in order
//   node scripts/launch.mjs run FILE [ARGS]               a TypeScript or JavaScript file
//   node scripts/launch.mjs tool PACKAGE COMMAND [ARGS]   a command of an installed package
//   node scripts/launch.mjs bench [server] [ARGS]         measure beside the peers, which only this fetches
//   node scripts/launch.mjs npm ARGS                      npm itself, under Node 24
import { resolve } from 'node:path'
import { runChecks } from './launcher/checks.mjs'
import { prepareClient } from './launcher/client.mjs'
import { prepare, prepareFolder, recordInstall } from './launcher/install.mjs'
import { keepRunning } from './launcher/keep-running.mjs'
import { runNode, runNpm } from './launcher/processes.mjs'
import { root } from './launcher/project.mjs'
import { PlainError, say } from './launcher/say.mjs'
import { toolFile } from './launcher/tools.mjs'

const modes = {
  start: async (args) => {
    const node = await prepare()
    await prepareClient(node)
    return keepRunning(() => runNode(node, [resolve(root, 'packages/server/src/main.mjs'), ...args]))
  },

  build: async () => {
    await prepareClient(await prepare())
    return 0
  },

  test: async (args) => runChecks(await prepare(), args),

  run: async ([file, ...args]) => {
    if (file === undefined) throw new PlainError('Which file? Say: node scripts/launch.mjs run FILE')
    return runNode(await prepare(), [resolve(file), ...args])
  },

  tool: async ([packageName, command, ...args]) => {
    const node = await prepare()
    return runNode(node, [toolFile(packageName, command), ...args])
  },

  bench: async (args) => {
    const node = await prepare()
    await prepareFolder(node, resolve(root, 'bench'), "the bench's peers")
    const [first, ...rest] = args
    if (first === 'server') return runNode(node, [resolve(root, 'bench/server/main.ts'), ...rest])
    return runNode(node, [resolve(root, 'bench/src/main.ts'), ...args])
  },

  npm: async (args) => {
    const node = await prepare({ dependencies: false })
    const code = await runNpm(node, args, { cwd: root })
    if (code === 0 && ['install', 'i', 'uninstall', 'update', 'ci'].includes(args[0])) recordInstall()
    return code
  },
}

const [mode = '', ...args] = process.argv.slice(2)
try {
  const act = Object.hasOwn(modes, mode) ? modes[mode] : undefined
  if (act === undefined)
    throw new PlainError(`Unknown mode "${mode}". Modes: ${Object.keys(modes).join(', ')}.`)
  process.exitCode = await act(args)
} catch (error) {
  if (!(error instanceof PlainError)) throw error
  say(error.message)
  process.exitCode = 1
}
