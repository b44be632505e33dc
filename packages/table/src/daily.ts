import {
  commitmentTo,
  type DailyResult,
  FastChance,
  type Fault,
  fault,
  type Game,
  type GameModule,
  has,
  hashOf,
  isRefusal,
  type Json,
  type Seat,
  secretFromSeed,
} from '@graveshift/kernel'
import { type Batch, isCommand, isUndo } from './batch.ts'
import { Session } from './session.ts'

// A table of the day is one seed, from which the setup and all luck follow: the same for everybody who has the seed.

const DAY_MS = 24 * 60 * 60 * 1000

/** The day of a moment, as `2026-11-16`, the same all over the world. */
export const dayAt = (ms: number): string => new Date(ms).toISOString().slice(0, 10)

/** A day as people write it. */
export const dayInWords = (day: string, language: string): string =>
  new Intl.DateTimeFormat(language, { dateStyle: 'long', timeZone: 'UTC' }).format(
    new Date(`${day}T00:00:00Z`),
  )

/** Days since 1 January 1970; undefined if it is no day. */
export function dayNumber(day: string): number | undefined {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(day)) return undefined
  const ms = Date.parse(`${day}T00:00:00Z`)
  return Number.isNaN(ms) || dayAt(ms) !== day ? undefined : ms / DAY_MS
}

/** So many days later, or earlier. */
export const dayAfter = (day: string, days: number): string => dayAt(((dayNumber(day) ?? 0) + days) * DAY_MS)

/** The seed of a day; without a server's part in it anybody can tell it for any day. */
export const dailySeed = (game: string, day: string, part?: string): string =>
  `daily/${game}/${day}${part === undefined ? '' : `/${part}`}`

/** What a daily seed says: which day's it is, and whether a server gave it out. */
export interface DailySeed {
  readonly game: string
  readonly day: string
  readonly listed: boolean
}

export function readDailySeed(seed: string): DailySeed | undefined {
  const found = /^daily\/([a-z0-9-]{1,40})\/(\d{4}-\d{2}-\d{2})(\/[0-9a-f]{32})?$/.exec(seed)
  const [, game, day, part] = found ?? []
  if (game === undefined || day === undefined || dayNumber(day) === undefined) return undefined
  return { game, day, listed: part !== undefined }
}

/** Published before the day, so that nobody can choose the seed once it has come; games of it carry the same. */
export const dailyCommitment = (seed: string): string => commitmentTo(secretFromSeed(seed))

/** The options of a day's table; undefined where there is none for so many seats. */
export function dailyOptions<G extends Game>(
  { daily }: GameModule<G>,
  seed: string,
  seats: number,
): G['options'] | undefined {
  const day = dayNumber(readDailySeed(seed)?.day ?? '')
  if (!daily || day === undefined || seats < daily.fewest || seats > daily.most) return undefined
  // Not the luck of the game itself, which must not be known from its setup.
  const random = new FastChance(Number.parseInt(hashOf(`table ${seed}`).slice(0, 7), 16))
  return daily.deal(random, day, seats)
}

/** One step of a game; the rest follows from the seed. */
export type DailyStep =
  | { readonly do: readonly [seat: Seat, choice: number, pick: Json] }
  | { readonly undo: number; readonly by?: Seat | undefined }

export const dailySteps = (log: readonly Batch[]): DailyStep[] =>
  log.flatMap((batch): DailyStep[] => {
    if (isUndo(batch)) return [{ undo: batch.undo, ...(batch.by === undefined ? {} : { by: batch.by }) }]
    return isCommand(batch) ? [{ do: [batch.seat, batch.choice, batch.pick] }] : []
  })

/** A day's table as somebody says to have played it. */
export interface DailyGame {
  readonly seed: string
  readonly seats: number
  readonly steps: readonly DailyStep[]
  /** Of the state it came to. */
  readonly hash: string
}

export interface DailyFinding extends DailyResult {
  /** Whether anything was taken back. */
  readonly undone: boolean
}

/** Plays the whole game again from the day's seed: every step must be legal, and it must come to its end. */
export function checkDaily<G extends Game>(
  module: GameModule<G>,
  { seed, seats, steps, hash }: DailyGame,
): DailyFinding | Fault {
  const options = dailyOptions(module, seed, seats)
  if (!options || !module.daily) return fault('no-such-table', `no table of the day for ${seats} seats`)
  const session = Session.start(module, options, { seed })
  if (isRefusal(session)) return fault('not-legal', session.refused)
  for (const [at, step] of steps.entries()) {
    if (session.outcome !== undefined) return fault('not-legal', `step ${at} comes after the end`)
    const done = has(step, 'undo') ? session.undoAgain(step) : session.do(...step.do)
    if (isRefusal(done)) return fault('not-legal', `step ${at} is refused: ${done.refused}`)
  }
  if (session.outcome === undefined) return fault('not-over', 'the game is not over')
  if (session.hash !== hash) return fault('not-legal', 'the game came to another end')
  return { ...module.daily.result(session.state.board), undone: steps.some((step) => has(step, 'undo')) }
}
