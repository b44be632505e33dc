import { join } from 'node:path'
import { runNode } from './processes.mjs'
import { root } from './project.mjs'
import { PlainError, say } from './say.mjs'
import { toolFile } from './tools.mjs'

/** Games whose every rule must be named by a test. Add a game's prefix here once its tests are complete. */
export const coveredGames = ['GU', 'Z2', 'UA', 'GG']

const script = (name, ...args) => [join(root, 'scripts', name), ...args]

/** What `npm test` runs, in this order. To add a check, add an entry. */
const checks = () => [
  {
    name: 'lint',
    says: 'format and lint (Biome)',
    command: [toolFile('@biomejs/biome', 'biome'), 'check', '--error-on-warnings'],
  },
  { name: 'types', says: 'types (TypeScript)', command: script('check-types.mjs') },
  {
    name: 'unused',
    says: 'unused files, exports and dependencies (knip)',
    command: [toolFile('knip', 'knip')],
  },
  { name: 'boundaries', says: 'who may import whom', command: script('check-boundaries.mjs') },
  { name: 'names', says: 'one owner for every exported type', command: script('check-owners.mjs') },
  {
    name: 'rules',
    says: 'every rule named by a test',
    command: script('rules-coverage.mjs', ...coveredGames),
  },
  {
    name: 'releases',
    says: 'rules that bear the version of a release are those that were frozen',
    command: [join(root, 'packages/cli/src/release/check-main.ts')],
  },
  { name: 'unit', says: 'unit and property tests (Vitest)', command: [toolFile('vitest', 'vitest'), 'run'] },
  { name: 'examples', says: 'the example bots play', command: script('try-example-bots.mjs') },
  { name: 'e2e', says: 'the browser client in a real browser (Playwright)', command: script('e2e.mjs') },
]

const choose = (args) => {
  const all = checks()
  if (args.length === 0) return all
  const [flag, name] = args
  const one = all.find((check) => check.name === name)
  if (flag !== '--only' || one === undefined || args.length > 2)
    throw new PlainError(
      `Usage: npm test [-- --only NAME]. Names: ${all.map((check) => check.name).join(', ')}.`,
    )
  return [one]
}

/** Runs the checks one after the other and stops at the first that fails. Gives the exit code. */
export const runChecks = async (node, args) => {
  const chosen = choose(args)
  const begin = Date.now()
  const seconds = () => ((Date.now() - begin) / 1000).toFixed(1)
  for (const [index, check] of chosen.entries()) {
    say(`check ${index + 1} of ${chosen.length}: ${check.says}`)
    const code = await runNode(node, check.command, { cwd: root })
    if (code !== 0) {
      say(
        `"${check.name}" failed after ${seconds()} s; its own words are above. Once mended: npm test -- --only ${check.name}`,
      )
      process.stdout.write(`Checks: ${index} passed, 1 failed, ${chosen.length - index - 1} skipped\n`)
      return code
    }
  }
  say(`all is well after ${seconds()} s.`)
  process.stdout.write(`Checks: ${chosen.length} passed, 0 failed\n`)
  return 0
}
