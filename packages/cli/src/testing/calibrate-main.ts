// npm run calibrate -- GAME: holds what a game promises against games of strong bots, and writes what promises are worth
// into the game's sources. The games are those of npx graveshift simulate with the same flags and --positions yes: what
// is there already is not played again, and stopped it goes on where it was.
import { availableParallelism } from 'node:os'
import { fileURLToPath } from 'node:url'
import { Command } from 'commander'
import { findGame, GAMES } from '../games.ts'
import { ownPart } from '../own-part.ts'
import { ownFlags } from '../simulate/own-flags.ts'
import { readRecords } from '../simulate/read-records.ts'
import { simulate } from '../simulate/simulate.ts'
import type { CommonFlags } from '../simulate/simulated-game.ts'
import { loadSimulated } from '../simulate/simulated-games.ts'
import { keepCalibration } from './calibrate/keep-calibration.ts'

const DATA = fileURLToPath(new URL('../../../../data', import.meta.url))

interface Flags extends Omit<CommonFlags, 'bots' | 'nodes'> {
  readonly games: string
  readonly threads: string
  readonly nodes?: string
}

async function measure(id: string, flags: Flags, typed: readonly string[]): Promise<void> {
  if (!findGame(id))
    throw new Error(`there is no game ${id}; there are ${GAMES.map((game) => game.id).join(', ')}`)
  const { games, threads, nodes, ...rest } = flags
  const asked = {
    ...rest,
    bots: 'strong',
    positions: 'yes',
    ...(nodes === undefined ? {} : { nodes: Number(nodes) }),
  }
  const stop = new AbortController()
  process.once('SIGINT', () => stop.abort()).once('SIGTERM', () => stop.abort())
  const command = `npm run calibrate -- ${[id, ...typed].join(' ')}`
  const { folder, done } = await simulate(
    {
      order: (await loadSimulated(id)).readOrder(asked),
      games: Number(games),
      threads: Number(threads),
      dataFolder: DATA,
      command,
    },
    stop.signal,
  )
  if (done) console.log(keepCalibration(id, await readRecords(folder, Number(games)), command))
  else console.error('Stopped: the same command goes on from here.')
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
    .option('--threads <n>', 'how many games at the same time', String(availableParallelism()))
    .action((flags: Flags) => measure(id, flags, typed))
  for (const { flag, about, usual } of await ownFlags(id)) command.option(flag, about, usual)
  await command.parseAsync(typed, { from: 'user' })
}
