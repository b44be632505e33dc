import { execFileSync } from 'node:child_process'
import { mkdirSync, writeFileSync } from 'node:fs'
import { availableParallelism, cpus, loadavg } from 'node:os'
import { fileURLToPath } from 'node:url'

const project = fileURLToPath(new URL('../../', import.meta.url))

/** One line of a kept run: cells as they are printed. */
export type Row = readonly string[]

/**
 * Keeps a run for docs/performance.md, whose tables are made from what is kept: `npm run unit -- figures -u` writes
 * them anew.
 */
export function keepRun(name: string, command: string, head: Row, rows: readonly Row[]): void {
  const folder = `${project}docs/figures/bench/`
  mkdirSync(folder, { recursive: true })
  const run = {
    command,
    when: new Date().toISOString(),
    commit: execFileSync('git', ['rev-parse', '--short', 'HEAD'], { cwd: project, encoding: 'utf8' }).trim(),
    machine: `${availableParallelism()} x ${cpus()[0]?.model ?? 'unknown processor'}, Node ${process.versions.node}`,
    load: Number((loadavg()[0] ?? 0).toFixed(1)),
    head,
    rows,
  }
  writeFileSync(`${folder}${name}.json`, `${JSON.stringify(run, undefined, 2)}\n`)
}
