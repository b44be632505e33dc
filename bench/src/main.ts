// npm run bench [-- --quick] [--json] [--only TEXT] [--keep]
//
// Measures Graveshift beside its peers in one run on one core. What is measured and why: docs/performance.md.
import { cpus } from 'node:os'
import { parseArgs } from 'node:util'
import { contestantsOf, FIGURES, resultOf } from './figures.ts'
import { keepRun } from './keep.ts'
import { type Pace, race, sharedCore } from './race.ts'
import { HEAD, jsonLines, rows, table } from './report.ts'

const FULL: Pace = { milliseconds: 1000, warmUps: 3, rounds: 5 }
const QUICK: Pace = { milliseconds: 300, warmUps: 2, rounds: 3 }

const tell = (text: string) => process.stderr.write(`bench: ${text}\n`)

try {
  const { values } = parseArgs({
    options: {
      json: { type: 'boolean', default: false },
      keep: { type: 'boolean', default: false },
      quick: { type: 'boolean', default: false },
      only: { type: 'string', default: '' },
    },
  })
  const figures = FIGURES.filter(({ name }) => name.includes(values.only))
  if (figures.length === 0)
    throw new TypeError(
      `no figure has "${values.only}" in its name:\n${FIGURES.map(({ name }) => name).join('\n')}`,
    )
  const core = sharedCore()
  const where = core === undefined ? 'not bound to one core (no taskset)' : `on core ${core}`
  tell(`${cpus()[0]?.model ?? 'unknown processor'}, Node ${process.versions.node}, ${where}`)
  const measured = await race(contestantsOf(figures), values.quick ? QUICK : FULL, core, tell)
  const results = figures.map((figure) => resultOf(figure, measured))
  if (values.keep) keepRun('engine', 'npm run bench -- --keep', HEAD, rows(results))
  process.stdout.write(`${values.json ? jsonLines(results) : table(results)}\n`)
} catch (error) {
  if (!(error instanceof TypeError)) throw error
  tell(error.message)
  process.exitCode = 1
}
