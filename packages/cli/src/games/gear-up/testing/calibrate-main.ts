// npm run calibrate: finds from games of strong bots what the coach says about the chance to win, and how well.
// Takes some half an hour on one core; what was played is kept in data/calibrate, so that it goes on where it was.
import { appendFileSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { nth } from '@graveshift/kernel'
import {
  type Foretold,
  groupTable,
  reliabilityTable,
  scores,
} from '../../../testing/calibrate/reliability.ts'
import { figuresText } from './calibrate/figures-text.ts'
import { chanceIn, errorIn, fit, type Prepared, prepare } from './calibrate/fit.ts'
import { positionsOf, STRETCHES } from './calibrate/position.ts'
import { spreadOf, winsFrom } from './calibrate/replayed.ts'
import { rowOf } from './calibrate/row.ts'

const SEED = 'calibrate-1'
/** Every boss, difficulty and number of seats so many times. */
const CELLS = 144
const GAMES = 6 * CELLS
const FOLDS = 3
const REPLAYED = 96
/** From every thirteenth game one, the first question of one, a later one of the next. */
const EVERY = 13
const REPLAYS = 8
const TENTHS = 10
/** Nothing is known to better than a hundredth. */
const LEAST_ERROR = 10
const FOLDER = new URL('../../../../../../data/calibrate/', import.meta.url)
const FIGURES = new URL('../../../../../gear-up/src/judgement/win-model-figures.ts', import.meta.url)

/** Lines of a file, made one by one where they are missing. */
function* kept<T>(name: string, count: number, make: (index: number) => T): Generator<T> {
  mkdirSync(FOLDER, { recursive: true })
  const file = new URL(name, FOLDER)
  const lines = existsSync(file) ? readFileSync(file, 'utf8').trimEnd().split('\n') : []
  for (let index = 0; index < count; index++) {
    const line = lines[index] ?? JSON.stringify(make(index))
    if (index >= lines.length) appendFileSync(file, `${line}\n`)
    if (index % CELLS === CELLS - 1) console.error(`${name}: ${index + 1} of ${count}`)
    yield JSON.parse(line) as T
  }
}

const games = [...kept(`${SEED}.jsonl`, GAMES, (game) => positionsOf(SEED, game))]
const rows = games.map((positions) => positions.map((position) => prepare(rowOf(position))))
const every = rows.flat()

// Each game is foretold by what was found without it.
const foldOf = ({ game }: { readonly game: number }): number => Math.floor(game / CELLS) % FOLDS
const fits = Array.from({ length: FOLDS }, (_, fold) => fit(every.filter((row) => foldOf(row) !== fold)))
const foretell = (row: Prepared): number => chanceIn(row, nth(fits, foldOf(row)).weights)

/** One position out of every so many games. */
const chosen = <T>(from: readonly (readonly T[])[], each: number): T => {
  const game = nth(from, (each * EVERY) % from.length)
  return nth(game, each % game.length)
}
const again = [...kept(`${SEED}-again.jsonl`, REPLAYED, (each) => winsFrom(chosen(games, each), REPLAYS))]
const spread = spreadOf(
  again.map((wins, each) => ({ foretold: foretell(chosen(rows, each)), wins, games: REPLAYS })),
)

const all = fit(every)
const error = Array.from({ length: TENTHS + 1 }, (_, tenth) => {
  const at = tenth / TENTHS
  const near = every.filter((row) => Math.abs(chanceIn(row, all.weights) - at) < 1 / TENTHS / 2)
  const fitted = near.reduce((sum, row) => sum + errorIn(row, all), 0) / Math.max(1, near.length)
  return Math.max(LEAST_ERROR, Math.round(1000 * Math.hypot(fitted, spread * at * (1 - at))))
})
writeFileSync(FIGURES, figuresText(all.weights, error))

const foretold = (some: readonly Prepared[]): Foretold[] =>
  some.map((row) => ({ game: row.game, chance: foretell(row), won: row.won }))
const told = ({ brier, logLoss }: ReturnType<typeof scores>) =>
  `Brier score ${brier.toFixed(3)}, log loss ${logLoss.toFixed(3)}`
console.log(
  `${every.length} positions of ${GAMES} games; one position is off by ${spread.toFixed(2)} in log odds`,
)
console.log(`foretold: ${told(scores(foretold(every)))}`)
console.log(`\n${reliabilityTable(foretold(every))}`)
console.log(
  `\n${groupTable('turn', every, ({ clock }) => STRETCHES.find((last) => clock <= last) ?? 0, foretold)}`,
)
console.log(
  `\n${groupTable(
    'start',
    every.filter(({ clock }) => clock <= 1),
    ({ difficulty }) => difficulty,
    foretold,
  )}`,
)
