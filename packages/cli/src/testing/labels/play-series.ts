import { readRecords } from '../../simulate/read-records.ts'
import { type Simulation, simulate } from '../../simulate/simulate.ts'
import type { GameRecord, Goal } from '../../simulate/simulated-game.ts'
import { loadSimulated } from '../../simulate/simulated-games.ts'
import type { MissionsFlags, MissionsOrder } from '../../zones/simulate/read-order.ts'
import type { MissionSummary } from '../../zones/simulate/summary.ts'
import type { Series } from './series.ts'

/** What all series of a measurement have in common. */
export interface Measurement {
  readonly game: string
  readonly flags: Omit<MissionsFlags, 'bots' | 'seats'>
  /** How often each mission is played by each. */
  readonly each: number
  readonly place: Pick<Simulation, 'threads' | 'dataFolder' | 'quiet'>
}

/** A series as far as it was played. */
export interface PlayedSeries {
  /** What plays the same games in the terminal. */
  readonly command: string
  readonly summary: MissionSummary
  readonly records: readonly GameRecord[]
  readonly goals: readonly Goal[]
  readonly done: boolean
}

/** Plays what is missing of a series. */
export async function playSeries(
  { game, flags, each, place }: Measurement,
  { bot, seats, positions }: Series,
  signal: AbortSignal,
): Promise<PlayedSeries> {
  const asked = { ...flags, bots: bot, seats: String(seats), positions }
  const simulated = await loadSimulated(game)
  const order = simulated.readOrder(asked) as MissionsOrder
  const games = each * order.missions.length
  const typed = Object.entries({ games, ...asked }).map(([flag, value]) => `--${flag} ${value}`)
  const command = `npx graveshift simulate ${game} ${typed.join(' ')}`
  const { folder, summary, done } = await simulate({ ...place, order, games, command }, signal)
  return {
    command,
    summary: summary as MissionSummary,
    records: await readRecords(folder, games),
    goals: simulated.goals(summary),
    done,
  }
}
