// npm run torture -- [all|table|list|keep MODE ...|MODE] [--nightly] [--anew] [--minutes N] [--FIGURE N ...]
import { spawnSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { hashNatively } from '@graveshift/server/native-hash'
import type { Figures, Mode } from './mode.ts'
import { MODES } from './modes.ts'
import { beOverAfter } from './parts/patience.ts'
import { printTable } from './parts/print-table.ts'
import { keepRun, lastRun, newestRun, runMode } from './parts/run-mode.ts'

const DAY_MS = 86_400_000
const print = (text: string) => process.stdout.write(`${text}\n`)

/** Figures of the day or the night, with what the command line says otherwise. */
function readFigures(
  { day, night }: Mode,
  nightly: boolean,
  values: Readonly<Record<string, unknown>>,
): Figures {
  const all: Record<string, number> = { ...day, ...(nightly ? (night as Figures) : {}) }
  for (const name of Object.keys(day)) if (values[name] !== undefined) all[name] = Number(values[name])
  return all
}

async function one(name: string, mode: Mode, args: string[]): Promise<boolean> {
  const figures = Object.fromEntries(
    Object.keys(mode.day).map((figure) => [figure, { type: 'string' as const }]),
  )
  const { values } = parseArgs({
    args,
    options: { nightly: { type: 'boolean' }, minutes: { type: 'string' }, ...figures },
  })
  const nightly = values.nightly === true
  if (values.minutes !== undefined) beOverAfter(Number(values.minutes))
  return runMode(name, mode, readFigures(mode, nightly, values), nightly)
}

/** Each in a process of its own, so that none leaves the next one its memory. What ran well lately is not run again. */
function all(args: string[]): boolean {
  const options = { nightly: { type: 'boolean' }, anew: { type: 'boolean' } } as const
  const { nightly = false, anew = false } = parseArgs({ args, options }).values
  const failed: string[] = []
  for (const name of Object.keys(MODES)) {
    const last = anew || !nightly ? undefined : lastRun(name)
    const isLate = last?.nightly === true && Date.now() - Date.parse(last.when) < DAY_MS
    if (isLate && last.outcomes.every(({ wrong }) => wrong.length === 0)) {
      print(`${name}: ran well at ${last.when}; again with --anew`)
      continue
    }
    const command = [
      ...process.execArgv,
      fileURLToPath(import.meta.url),
      name,
      ...(nightly ? ['--nightly'] : []),
    ]
    if (spawnSync(process.execPath, command, { stdio: 'inherit' }).status !== 0) failed.push(name)
  }
  table()
  print(failed.length === 0 ? 'nothing was wrong' : `wrong: ${failed.join(', ')}`)
  return failed.length === 0
}

const table = () => print(printTable(Object.keys(MODES).flatMap((name) => newestRun(name) ?? [])))

/** What ran here becomes what docs/reliability.md tells of. */
function keep(names: readonly string[]): void {
  for (const name of names) print(`${name}: ${keepRun(name) ? 'kept in docs/figures' : 'has not run here'}`)
}

function list(): void {
  for (const [name, { tests, about, day, night }] of Object.entries(MODES)) {
    print(`${name.padEnd(12)} ${tests}: ${about}`)
    print(`${''.padEnd(13)}day ${JSON.stringify(day)}, night ${JSON.stringify(night)}`)
  }
}

// Hosts inside this process shall be as fast as those of a server.
hashNatively()
const [name = 'all', ...args] = process.argv.slice(2)
const mode = MODES[name]
if (name === 'all' || name.startsWith('--'))
  process.exitCode = all(name === 'all' ? args : [name, ...args]) ? 0 : 1
else if (name === 'table') table()
else if (name === 'list') list()
else if (name === 'keep') keep(args)
else if (mode) process.exitCode = (await one(name, mode, args)) ? 0 : 1
else {
  process.stderr.write(
    'npm run torture -- [all | table | list | keep MODE ... | MODE] [--nightly] [--anew] [--minutes N] [--FIGURE N ...]\n',
  )
  process.exitCode = 2
}
