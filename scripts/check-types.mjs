// Type-checks every project: the root one (tests, scripts' configuration) and each package's own, as many at a time as
// there are processors. What was checked before and has not changed is remembered in .graveshift.
// The engine packages have a project of their own so that they see neither Node's nor the browser's globals.
import { spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { join, relative } from 'node:path'
import { packageFolders, root } from './launcher/project.mjs'
import { toolFile } from './launcher/tools.mjs'

const compiler = toolFile('typescript', 'tsc')

/** An error in a source is found by every project that uses it: it is told once. */
const known = new Set()
const sayOnce = (text) => {
  for (const error of text.split(/\n(?=\S)/).filter((each) => each.trim() !== '' && !known.has(each))) {
    known.add(error)
    process.stdout.write(`${error.trimEnd()}\n`)
  }
}

const check = (folder) =>
  new Promise((settle) => {
    const name = relative(root, folder).replaceAll('/', '-') || 'root'
    const memory = join(root, '.graveshift', 'types', `${name}.tsbuildinfo`)
    const args = ['--noEmit', '--incremental', '--tsBuildInfoFile', memory, '-p', folder]
    const child = spawn(process.execPath, [compiler, ...args], {
      cwd: root,
      stdio: ['ignore', 'pipe', 'inherit'],
    })
    const said = []
    child.stdout.setEncoding('utf8').on('data', (text) => said.push(text))
    child.once('close', (code) => {
      sayOnce(said.join(''))
      settle({ folder, ok: code === 0 })
    })
  })

const bench = ['.', 'server', 'web'].map((part) => join(root, 'bench', part))
const folders = [root, ...packageFolders(), ...bench].filter((folder) =>
  existsSync(join(folder, 'tsconfig.json')),
)
const results = []
const waiting = folders.values()
const worker = async () => {
  for (const folder of waiting) results.push(await check(folder))
}
await Promise.all(Array.from({ length: availableParallelism() }, worker))
for (const { folder } of results.filter(({ ok }) => !ok))
  process.stderr.write(`type errors in ${relative(root, folder) || 'the root project'}\n`)
process.exitCode = results.every(({ ok }) => ok) ? 0 : 1
