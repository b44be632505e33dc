// Holds the rule ledger (docs/rules) against the titles of all tests. A title that names an unknown rule is an error;
// so is a rule without a test, for the games named as arguments.
//
//   npm run rules            tells how far each game is
//   npm run rules -- GU      fails unless every Gear Up rule is named by a test
import { join, relative } from 'node:path'
import { root } from './launcher/project.mjs'
import { games, readLedger, readTitles } from './ledger.mjs'

const required = process.argv.slice(2)
for (const game of required)
  if (!games.includes(game)) throw new Error(`unknown game ${game}: one of ${games.join(', ')}`)

const ledger = readLedger(join(root, 'docs', 'rules'))
// This project's own scripts are tested with made-up ids; the packages' tests are what counts.
const titles = readTitles(join(root, 'packages'))

const unknown = [...titles].filter(([id]) => !ledger.has(id))
for (const [id, files] of unknown)
  console.error(
    `${id} is in no ledger, but a test names it: ${[...files].map((file) => relative(root, file)).join(', ')}`,
  )

let missingTotal = 0
for (const game of required.length > 0 ? required : games) {
  const ids = [...ledger].filter((id) => id.startsWith(`${game}-`)).sort()
  const missing = ids.filter((id) => !titles.has(id))
  if (required.length > 0) missingTotal += missing.length
  const without = required.length > 0 && missing.length > 0 ? `; without: ${missing.join(' ')}` : ''
  console.log(`${game}: ${ids.length - missing.length} of ${ids.length} rules named by a test${without}`)
}
process.exitCode = unknown.length + missingTotal === 0 ? 0 : 1
