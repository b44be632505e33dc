// npm run labels -- GAME: plays games of all missions by strong, quick and random bots and by other numbers of seats,
// keeps what they won in packages/GAME/measured, from which pages are made, and calibrates the chance to win from the
// same games. Stopped at any time, the same command goes on where it was, as long as the sources are the same; where only a
// mission was changed, all others keep their games.
import { execFileSync } from 'node:child_process'
import { mkdirSync, writeFileSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { fileURLToPath } from 'node:url'
import { Command } from 'commander'
import { ownFlags } from '../simulate/own-flags.ts'
import { startThreads } from '../simulate/pool.ts'
import type { GameRecord } from '../simulate/simulated-game.ts'
import type { MissionsFlags } from '../zones/simulate/read-order.ts'
import { keepCalibration } from './calibrate/keep-calibration.ts'
import { type Compared, compare, comparedText } from './labels/compared.ts'
import { measuredText } from './labels/measured-text.ts'
import { offLabel } from './labels/off-label.ts'
import { type Measurement, playSeries } from './labels/play-series.ts'
import { type Series, seriesOf } from './labels/series.ts'
import { worthsOf, worthsText } from './labels/worth.ts'

const ROOT = new URL('../../../../', import.meta.url)
const measuredFolder = (game: string) => new URL(`packages/${game}/measured/`, ROOT)

interface Flags extends Omit<MissionsFlags, 'positions' | 'nodes'> {
  readonly each: string
  readonly eachSeats?: string
  readonly threads: string
  readonly nodes?: string
}

/** Engine and bots, for those who want to play the games again; missions may have changed since. */
const commitHere = (): string =>
  execFileSync('git', ['rev-parse', '--short=8', 'HEAD'], { cwd: ROOT, encoding: 'utf8' }).trim()

/** Plays all series that were asked for; undefined if it was stopped. */
async function playAll(
  measurement: Measurement,
  all: readonly Series[],
  signal: AbortSignal,
): Promise<ReadonlyMap<string, readonly GameRecord[]> | undefined> {
  const folder = measuredFolder(measurement.game)
  mkdirSync(folder, { recursive: true })
  const played = new Map<string, readonly GameRecord[]>()
  for (const series of all) {
    console.error(`\n${series.name}`)
    const { command, summary, records, goals, done } = await playSeries(measurement, series, signal)
    played.set(series.name, records)
    writeFileSync(new URL(`${series.name}.json`, folder), measuredText(command, commitHere(), summary))
    if (series.bot === 'quick')
      writeFileSync(new URL('worth.json', folder), worthsText(command, worthsOf(records)))
    if (series.bot === 'strong') for (const line of offLabel(goals)) console.log(line)
    if (!done) return undefined
  }
  return played
}

async function measure(game: string, given: Flags, command: string, signal: AbortSignal): Promise<void> {
  const { bots, each, eachSeats, threads: count, seats, seed, missions, survivors, nodes } = given
  const threads = startThreads(Number(count), signal)
  const measurement: Measurement = {
    game,
    flags: { seed, missions, survivors, ...(nodes === undefined ? {} : { nodes: Number(nodes) }) },
    threads,
    dataFolder: fileURLToPath(new URL('data', ROOT)),
  }
  const wanted = bots.split(',')
  const all = seriesOf(seats.split(',').map(Number), Number(each), Number(eachSeats ?? each)).filter(
    ({ bot }) => wanted.includes(bot),
  )
  const played = await playAll(measurement, all, signal)
  await threads.close()
  if (!played) {
    console.error('Stopped: the same command goes on from here.')
    process.exitCode = 130
    return
  }
  tellApart(game, played)
  const strong = [...played].flatMap(([name, records]) => (name.startsWith('strong') ? records : []))
  if (strong.length > 0) console.log(keepCalibration(game, strong, command))
}

/** How far bots are ahead of each other, where all of them played. */
function tellApart(game: string, played: ReadonlyMap<string, readonly GameRecord[]>): void {
  const [random, quick, strong] = ['random', 'quick', 'strong'].map((name) => played.get(name))
  if (!random || !quick || !strong) return
  const compared: Compared[] = [
    compare('quick', quick, 'random', random),
    compare('strong', strong, 'quick', quick),
  ]
  writeFileSync(new URL('compared.json', measuredFolder(game)), comparedText(compared))
  for (const { bot, than, ahead, interval } of compared)
    console.log(
      `${bot} wins ${ahead / 10} points more than ${than} (${interval.map((end) => end / 10).join(' to ')})`,
    )
}

const [game, ...typed] = process.argv.slice(2)
if (!game) throw new Error('npm run labels -- GAME, such as second-edition')
const stop = new AbortController()
process.once('SIGINT', () => stop.abort()).once('SIGTERM', () => stop.abort())
const labels = new Command('npm run labels -- GAME')
  .option('--bots <list>', 'whose games; of others stays what was measured', 'strong,quick,random')
  .option('--each <n>', 'games of each mission by each', '100')
  .option('--each-seats <n>', 'at other numbers of seats than the first, if not as many')
  .option('--seats <list>', 'numbers of seats, the first for labels and all bots', '1,2,3,6')
  .option('--seed <text>', 'same seed, same games', 'labels-1')
  .option('--nodes <n>', 'answers a bot may try out for one decision')
  .option('--threads <n>', 'how many games at the same time', String(availableParallelism()))
  .action((flags: Flags) =>
    measure(game, flags, `npm run labels -- ${[game, ...typed].join(' ')}`, stop.signal),
  )
for (const { flag, about, usual } of await ownFlags(game))
  if (!flag.startsWith('--positions')) labels.option(flag, about, usual)
await labels.parseAsync(typed, { from: 'user' })
