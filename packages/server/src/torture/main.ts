import { chance } from './chance.ts'
import { damage } from './damage.ts'
import { disk } from './disk.ts'
import { failpoints } from './failpoints.ts'
import { fuzz } from './fuzz.ts'
import { kill } from './kill.ts'
import { load } from './load.ts'
import type { Mode } from './mode.ts'
import { network } from './network.ts'
import { nodes } from './nodes.ts'
import { patterns } from './patterns.ts'
import { shutdown } from './shutdown.ts'
import { simulation } from './simulation.ts'

/** Every mode, listed once. Without figures of its own each takes those of a night. */
const MODES: Readonly<Record<string, Mode>> = {
  kill,
  nodes,
  network,
  fuzz,
  failpoints,
  shutdown,
  disk,
  damage,
  load,
  patterns,
  chance,
  sim: simulation,
}

const [name, ...args] = process.argv.slice(2)
const mode = MODES[name ?? '']
if (name === undefined) {
  const failed: string[] = []
  for (const [each, run] of Object.entries(MODES)) if (!(await run([]))) failed.push(each)
  process.stdout.write(failed.length === 0 ? 'all well\n' : `not well: ${failed.join(', ')}\n`)
  process.exitCode = failed.length === 0 ? 0 : 1
} else if (mode) process.exitCode = (await mode(args)) ? 0 : 1
else {
  process.stderr.write(
    `npm run torture -- [MODE [--figure N ...]]; modes: ${Object.keys(MODES).join(', ')}\n`,
  )
  process.exitCode = 2
}
