import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { ENOUGH_GAMES } from '../packages/bots/src/known-chance.ts'
import { withFigures } from './figures.mjs'
import { root } from './launcher/project.mjs'

const page = join(root, 'docs', 'coach.md')
const percent = (thousandths) => `${(thousandths / 10).toFixed(1)}%`
const score = (thousandths) => (thousandths / 1000).toFixed(3)

/** What promises of a game are worth, each game foretold without it. */
const calibrated = ({ command, games, positions, brier, table }) =>
  [
    '| foretold | mean foretold | won | positions |',
    '|---|---|---|---|',
    ...table.map(
      ({ from, to, positions: some, foretold, won }) =>
        `| ${from}-${to}% | ${percent(foretold)} | ${percent(won)} | ${some} |`,
    ),
    '',
    `Brier score: ${score(brier.chance)} over ${positions.toLocaleString('en')} positions of ${games.toLocaleString('en')} games (the ruleset's own estimate: ${score(brier.promise)}; always the mean: ${score(brier.mean)}). \`${command}\``,
  ].join('\n')

const files = readdirSync(join(root, 'packages'))
  .map((game) => [game, join(root, 'packages', game, 'src', 'judgement', 'calibration.ts')])
  .filter(([, file]) => existsSync(file))
const all = await Promise.all(files.map(async ([game, file]) => [game, (await import(file)).CALIBRATION]))
// What is made of fewer games is not used, nor shown.
const used = all.filter(([, { games }]) => games >= ENOUGH_GAMES)
const made = Object.fromEntries(used.map(([game, calibration]) => [game, calibrated(calibration)]))

test('docs/coach.md shows how well chances hold', async () => {
  await expect(withFigures(readFileSync(page, 'utf8'), made)).toMatchFileSnapshot(page)
})

test.each(Object.keys(made))('%s is shown on the page', (game) => {
  expect(readFileSync(page, 'utf8')).toContain(`<!-- made ${game} -->`)
})
