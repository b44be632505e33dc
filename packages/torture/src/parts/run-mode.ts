import { execFileSync } from 'node:child_process'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { availableParallelism, loadavg } from 'node:os'
import { fileURLToPath } from 'node:url'
import type { Figures, Mode, Outcome } from '../mode.ts'

const project = fileURLToPath(new URL('../../../../', import.meta.url))
const folder = `${project}.graveshift/torture/`
/** Runs that count: those docs/reliability.md tells of. */
const keptFolder = `${project}docs/figures/`

/** A run that is over, as it is kept for the table. */
export interface Run {
  readonly mode: string
  readonly figures: Figures
  readonly nightly: boolean
  readonly when: string
  readonly commit: string
  readonly cores: number
  /** Of the minute before it began. */
  readonly load: number
  readonly seconds: number
  readonly outcomes: readonly Outcome[]
}

function read(inside: string, name: string): Run | undefined {
  try {
    return JSON.parse(readFileSync(`${inside}${name}.json`, 'utf8')) as Run
  } catch {
    return undefined
  }
}

function write(inside: string, run: Run): void {
  mkdirSync(inside, { recursive: true })
  writeFileSync(`${inside}${run.mode}.json`, `${JSON.stringify(run, undefined, 2)}\n`)
}

/** The last run of a mode, if it ever ran here. */
export const lastRun = (name: string): Run | undefined => read(folder, name)

/** The last run of a mode here, or the one that was kept, whichever is newer. */
export function newestRun(name: string): Run | undefined {
  const [last, kept] = [lastRun(name), read(keptFolder, name)]
  return last && kept ? (last.when > kept.when ? last : kept) : (last ?? kept)
}

/** Keeps the last run of a mode for everybody who reads the project. */
export function keepRun(name: string): boolean {
  const last = lastRun(name)
  if (last) write(keptFolder, last)
  return last !== undefined
}

function commit(): string {
  try {
    return execFileSync('git', ['rev-parse', '--short', 'HEAD'], { cwd: project, encoding: 'utf8' }).trim()
  } catch {
    return 'unknown'
  }
}

/** How to run the very same thing again. */
const again = (name: string, figures: Figures): string =>
  `npm run torture -- ${name} ${Object.entries(figures)
    .map(([figure, value]) => `--${figure} ${value}`)
    .join(' ')}`

/** Runs one mode, prints its figures, keeps them, and says whether nothing was wrong. */
export async function runMode(
  name: string,
  mode: Mode,
  figures: Figures,
  nightly: boolean,
): Promise<boolean> {
  const began = performance.now()
  const [load = 0] = loadavg()
  const when = new Date().toISOString()
  const outcomes = await mode.run(figures)
  const seconds = Math.round((performance.now() - began) / 1000)
  const cores = availableParallelism()
  write(folder, { mode: name, figures, nightly, when, commit: commit(), cores, load, seconds, outcomes })
  for (const { test, wrong, measured } of outcomes) {
    for (const what of wrong.slice(0, 20))
      process.stdout.write(`${test} WRONG ${what} -- ${again(name, figures)}\n`)
    const said = measured.map(({ what, is, goal, met }) =>
      goal === '' ? `${what} ${is}` : `${what} ${is} (${goal}${met ? '' : ', NOT MET'})`,
    )
    process.stdout.write(`${test} ${name}: ${said.join(', ')}; ${wrong.length} wrong; ${seconds} s\n`)
  }
  return outcomes.every(({ wrong }) => wrong.length === 0)
}
