import { availableParallelism } from 'node:os'
import { GAMES } from '@graveshift/games'
import { type Command, InvalidArgumentError, Option } from 'commander'
import { ownFlags } from '../simulate/own-flags.ts'
import type { CommonFlags } from '../simulate/simulated-game.ts'

function count(text: string): number {
  if (!/^[1-9]\d*$/.test(text)) throw new InvalidArgumentError('It must be a whole number from 1.')
  return Number(text)
}

/** What every game's command understands; the rest is its own. */
interface Flags extends CommonFlags {
  readonly games: number
  readonly threads: number
  readonly out?: string
}

async function run(id: string, flags: Flags): Promise<void> {
  // Loaded only when asked for: the other commands must start fast.
  const [{ simulate }, { wonInWords }, { SimulateTrouble }, { loadSimulated }] = await Promise.all([
    import('../simulate/simulate.ts'),
    import('../simulate/report/parts.ts'),
    import('../simulate/trouble.ts'),
    import('../simulate/simulated-games.ts'),
  ])
  const game = await loadSimulated(id)
  const stop = new AbortController()
  process.once('SIGINT', () => stop.abort()).once('SIGTERM', () => stop.abort())
  try {
    const { games, threads, out } = flags
    const { DATABASE_URL: databaseUrl } = process.env
    const { folder, done, summary, won } = await simulate(
      {
        order: game.readOrder(flags),
        games,
        threads,
        ...(out === undefined ? {} : { out }),
        ...(databaseUrl ? { databaseUrl } : {}),
        dataFolder: process.env.DATA_DIR ?? 'data',
        command: ['npx graveshift', ...process.argv.slice(2)].join(' '),
      },
      stop.signal,
    )
    process.stderr.write(`${wonInWords({ games: summary.games, won })}\n`)
    process.stdout.write(`${folder}/report.html\n`)
    if (done) return
    process.stderr.write('graveshift: stopped; the same command goes on from here\n')
    process.exitCode = 130
  } catch (error) {
    if (!(error instanceof SimulateTrouble)) throw error
    process.stderr.write(`graveshift: ${error.message}\n`)
    process.exitCode = 1
  }
}

const FLAGS = await Promise.all(GAMES.map(async ({ id }) => ({ id, flags: await ownFlags(id) })))

export const registerSimulate = (graveshift: Command): void => {
  const simulate = graveshift
    .command('simulate')
    .description('let bots play many games and write the results: JSON lines and a report with plots')
  for (const { id, flags } of FLAGS) {
    const command = simulate
      .command(id)
      .description(`simulate ${id}`)
      .option('--games <n>', 'number of games, spread evenly', count, 1000)
      .option('--bots <a,b>', 'random, quick or strong, for all seats or in turn around the table', 'quick')
      .option('--seats <list>', 'such as 4, 1-6 or 1,3,6', '1-6')
    for (const { flag, about, usual } of flags) command.option(flag, about, usual)
    command
      .option('--seed <text>', 'same seed, same games; several (a,b) take turns', 'graveshift')
      .option('--nodes <n>', 'answers a bot may try out for one decision', count)
      .option('--out <folder>', 'where to write; otherwise in DATA_DIR/simulations or data/simulations')
      .addOption(
        new Option('--threads <n>', 'how many games at the same time')
          .argParser(count)
          .default(availableParallelism(), 'all cores'),
      )
      .action((given: Flags) => run(id, given))
  }
}
