import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { codeHash } from './code-hash.ts'
import { headlineOf, nameOf, type Order } from './order.ts'
import { playOnThreads, startThreads, type Threads } from './pool.ts'
import { Progress } from './progress.ts'
import { reportPage } from './report/page.ts'
import { Sheet } from './sheet.ts'
import type { GameRecord, Summary } from './simulated-game.ts'
import { loadSimulated } from './simulated-games.ts'

export interface Simulation {
  readonly order: Order
  readonly games: number
  /** Where its files go; below `DATA_DIR` or data under the simulation's own name if absent. */
  readonly out?: string
  readonly dataFolder: string
  /** As it was typed, for the report. */
  readonly command: string
  /** Where several machines meet to share the work. */
  readonly databaseUrl?: string
}

/** One that is played by itself. */
export interface SoleSimulation extends Simulation {
  readonly threads: number
  readonly quiet?: boolean
}

/** Who plays; simulations that run side by side share it. */
export interface Crew {
  readonly threads: Threads
  readonly progress?: Progress | undefined
}

export interface SimulationOutcome {
  readonly folder: string
  readonly summary: Summary
  /** Games won of those played. */
  readonly won: number
  readonly done: boolean
}

const countWon = (records: readonly GameRecord[]) => records.filter(({ outcome }) => outcome === 'won').length

/** Plays one simulation by itself. */
export async function simulate(simulation: SoleSimulation, signal: AbortSignal): Promise<SimulationOutcome> {
  const threads = startThreads(simulation.threads, signal)
  const progress = simulation.quiet ? undefined : new Progress(simulation.games)
  try {
    return await simulateWith({ threads, progress }, simulation, signal)
  } finally {
    progress?.stop()
    await threads.close()
  }
}

/**
 * Plays what is missing of a simulation and writes games.jsonl, summary.json and report.html. Stopped in the middle it
 * goes on where it was when it is asked for again; the files do not depend on how often or on how many threads.
 */
export async function simulateWith(
  { threads, progress }: Crew,
  { order, games, dataFolder, command, out, databaseUrl }: Simulation,
  signal: AbortSignal,
): Promise<SimulationOutcome> {
  const game = await loadSimulated(order.game)
  const headline = headlineOf(order, game.engineFor(order), codeHash(game.sources))
  const name = nameOf(headline)
  const folder = out ?? join(dataFolder, 'simulations', name)
  const summary = game.freshSummary()
  let won = 0
  const sheet = await Sheet.open(folder, headline, (record) => {
    // A file may hold more games than are asked for this time.
    if (record.game >= games) return
    game.addRecord(summary, record)
    won += countWon([record])
  })
  progress?.addFound(summary.games, won)
  try {
    const take = async (lines: string[]) => {
      await sheet.append(lines)
      const records = lines.map((line) => JSON.parse(line) as GameRecord)
      for (const record of records) game.addRecord(summary, record)
      won += countWon(records)
      progress?.add(records.length, countWon(records))
    }
    if (sheet.games < games) {
      if (databaseUrl === undefined) await playOnThreads(order, sheet.games, games, threads, take)
      else {
        const { playOverMachines } = await import('./machines.ts')
        await playOverMachines({ url: databaseUrl, order, name }, sheet.games, games, threads, take, signal)
      }
    }
  } catch (error) {
    if (!signal.aborted) throw error
  } finally {
    await sheet.close()
  }
  const told = JSON.stringify({ headline, command, summary, goals: game.goals(summary) }, null, 1)
  await writeFile(join(folder, 'summary.json'), `${told}\n`)
  await writeFile(
    join(folder, 'report.html'),
    reportPage(game.title, headline, command, { ...summary, won }, await game.sections(summary)),
  )
  return { folder, summary, won, done: summary.games >= games }
}
