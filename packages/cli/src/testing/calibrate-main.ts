// npm run calibrate -- GAME: holds what a game promises against games of strong bots, and writes what promises are worth
// into the game's sources where it plans. What was played is kept in data/calibrate, so that it goes on where it was.
import { createHash } from 'node:crypto'
import { appendFileSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { Command } from 'commander'
import { findGame, GAMES } from '../games.ts'
import { ownPart } from '../own-part.ts'
import { ownFlags } from '../simulate/own-flags.ts'
import type { CommonFlags } from '../simulate/simulated-game.ts'
import { loadSimulated } from '../simulate/simulated-games.ts'
import { calibrationText } from './calibrate/calibration-text.ts'
import { calibrate, foretoldIn } from './calibrate/measure.ts'
import { reliabilityTable } from './calibrate/reliability.ts'
import { type MeasuredPosition, rowsOf } from './calibrate/row.ts'

const ROOT = new URL('../../../../', import.meta.url)
const FOLDER = new URL('data/calibrate/', ROOT)

interface Flags extends CommonFlags {
  readonly games: string
}

async function measure(id: string, flags: Flags, typed: readonly string[]): Promise<void> {
  const module = findGame(id)
  if (!module) throw new Error(`there is no game ${id}; there are ${GAMES.map((game) => game.id).join(', ')}`)
  const simulated = await loadSimulated(id)
  const { games, nodes, ...rest } = flags
  const order = simulated.readOrder({
    ...rest,
    bots: 'strong',
    ...(nodes === undefined ? {} : { nodes: Number(nodes) }),
  })
  mkdirSync(FOLDER, { recursive: true })
  const name = createHash('sha256').update(JSON.stringify(order)).digest('hex').slice(0, 12)
  const file = new URL(`${id}-${name}.jsonl`, FOLDER)
  const kept = existsSync(file) ? readFileSync(file, 'utf8').trimEnd().split('\n') : []
  const rows: MeasuredPosition[] = []
  for (let game = 0; game < Number(games); game++) {
    const line = kept[game] ?? JSON.stringify(rowsOf(module, simulated, order, game))
    if (game >= kept.length) appendFileSync(file, `${line}\n`)
    rows.push(...(JSON.parse(line) as MeasuredPosition[]))
    console.error(`${game + 1} of ${games} games`)
  }
  const calibration = calibrate(rows, `npm run calibrate -- ${[id, ...typed].join(' ')}`)
  const options = simulated.fixture(order, 0).options
  if (module.rulesFor(options).judgement.planning)
    writeFileSync(new URL(`packages/${id}/src/judgement/calibration.ts`, ROOT), calibrationText(calibration))
  const { promise, chance, mean } = calibration.brier
  console.log(`${rows.length} positions of ${calibration.games} games`)
  console.log(
    `Brier score: promised ${promise / 1000}, measured ${chance / 1000}, always the mean ${mean / 1000}`,
  )
  console.log(`\n${reliabilityTable(foretoldIn(rows))}`)
}

const [id = GAMES[0]?.id ?? '', ...typed] = process.argv.slice(2)
// A game with a model of its own fits that.
const own = await ownPart<object>(id, 'testing/calibrate-main.ts')
if (!own) {
  const command = new Command('npm run calibrate -- GAME')
    .option('--games <n>', 'number of games, spread evenly', '300')
    .option('--seats <list>', 'such as 4, 1-6 or 1,3,6', '1-6')
    .option('--seed <text>', 'same seed, same games', 'calibrate-1')
    .option('--nodes <n>', 'answers a bot may try out for one decision')
    .action((flags: Flags) => measure(id, flags, typed))
  for (const { flag, about, usual } of await ownFlags(id)) command.option(flag, about, usual)
  await command.parseAsync(typed, { from: 'user' })
}
