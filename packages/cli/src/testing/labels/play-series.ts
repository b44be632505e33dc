import type { Threads } from '../../simulate/pool.ts'
import { Progress } from '../../simulate/progress.ts'
import { readRecords } from '../../simulate/read-records.ts'
import { simulateWith } from '../../simulate/simulate.ts'
import type { GameRecord, Goal } from '../../simulate/simulated-game.ts'
import { loadSimulated } from '../../simulate/simulated-games.ts'
import type { MissionsFlags, MissionsOrder } from '../../zones/simulate/read-order.ts'
import type { MissionSummary } from '../../zones/simulate/summary.ts'
import type { Series } from './series.ts'

/** What all series of a measurement have in common. */
export interface Measurement {
  readonly game: string
  readonly flags: Omit<MissionsFlags, 'bots' | 'seats'>
  readonly threads: Threads
  readonly dataFolder: string
  readonly quiet?: boolean
}

/** A series as far as it was played. */
export interface PlayedSeries {
  /** What plays the same games in the terminal. */
  readonly command: string
  readonly summary: MissionSummary
  /** Mission by mission. */
  readonly records: readonly GameRecord[]
  readonly goals: readonly Goal[]
  readonly done: boolean
}

/** Plays what is missing of a series: each mission in a simulation of its own, that changing one leaves the others' games. */
export async function playSeries(
  { game, flags, threads, dataFolder, quiet = false }: Measurement,
  { bot, seats, each, positions }: Series,
  signal: AbortSignal,
): Promise<PlayedSeries> {
  const asked = { ...flags, bots: bot, seats: String(seats), positions }
  const simulated = await loadSimulated(game)
  const { missions } = simulated.readOrder(asked) as MissionsOrder
  const commandFor = (own: typeof asked, games: number) =>
    ['npx graveshift simulate', game, '--games', games]
      .concat(Object.entries(own).map(([flag, value]) => `--${flag} ${value}`))
      .join(' ')
  const progress = quiet ? undefined : new Progress(each * missions.length)
  const played = await Promise.all(
    missions.map(async (mission) => {
      const own = { ...asked, missions: mission }
      const order = simulated.readOrder(own)
      const { folder, done } = await simulateWith(
        { threads, progress },
        { order, games: each, dataFolder, command: commandFor(own, each) },
        signal,
      )
      return { records: await readRecords(folder, each), done }
    }),
  )
  progress?.stop()
  const summary = simulated.freshSummary() as MissionSummary
  const records = played.flatMap((one) => one.records)
  for (const record of records) simulated.addRecord(summary, record)
  return {
    command: commandFor(asked, each * missions.length),
    summary,
    records,
    goals: simulated.goals(summary),
    done: played.every(({ done }) => done),
  }
}
