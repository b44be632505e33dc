import { simulation } from './simulation.ts'

/** One way to torture tables: gets its arguments, prints figures, and says whether all was well. */
export type Mode = (args: readonly string[]) => Promise<boolean>

/** Every mode, listed once. */
const MODES: Readonly<Record<string, Mode>> = {
  sim: simulation,
}

const [name = '', ...args] = process.argv.slice(2)
const mode = MODES[name]
if (mode) process.exitCode = (await mode(args)) ? 0 : 1
else {
  process.stderr.write(`npm run torture -- MODE [--seeds N ...]; modes: ${Object.keys(MODES).join(', ')}\n`)
  process.exitCode = 2
}
