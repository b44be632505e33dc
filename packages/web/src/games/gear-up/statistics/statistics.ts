import type { Counted as CountedGame } from '../../../after/summary.ts'
import { type GameSummary, roundAt, turnAt } from '../after/game-summary.ts'

type Counted = CountedGame<GameSummary>

export interface Rate {
  readonly of: string
  readonly games: number
  readonly wins: number
}

export interface Statistics {
  readonly games: number
  readonly wins: number
  /** Wins in a row: the longest ever, and up to now. */
  readonly longest: number
  readonly current: number
  readonly kills: number
  readonly crossed: number
  readonly lost: number
  /** Games in which somebody had help. */
  readonly helped: number
  /** The win with the most turns to spare. */
  readonly fastest: { readonly round: number; readonly turn: number } | undefined
  readonly byDifficulty: readonly Rate[]
  readonly byBoss: readonly Rate[]
  readonly bySurvivor: readonly Rate[]
  readonly bySeats: readonly Rate[]
  /** Health lost over all games, the worst source first. */
  readonly bySource: readonly { readonly from: string; readonly health: number }[]
}

const won = ({ summary }: Counted): boolean => summary.ending.outcome === 'won'

const total = (games: readonly Counted[], of: (summary: GameSummary) => number): number =>
  games.reduce((sum, { summary }) => sum + of(summary), 0)

function rates(
  games: readonly Counted[],
  known: readonly string[],
  namesIn: (summary: GameSummary) => readonly string[],
): readonly Rate[] {
  const found = new Map(known.map((of) => [of, { of, games: 0, wins: 0 }]))
  for (const game of games)
    for (const of of namesIn(game.summary)) {
      const rate = found.get(of) ?? { of, games: 0, wins: 0 }
      found.set(of, { of, games: rate.games + 1, wins: rate.wins + Number(won(game)) })
    }
  return [...found.values()]
}

function streaks(games: readonly Counted[]): { readonly longest: number; readonly current: number } {
  let longest = 0
  let current = 0
  for (const game of games) {
    current = won(game) ? current + 1 : 0
    longest = Math.max(longest, current)
  }
  return { longest, current }
}

function sourcesOf(games: readonly Counted[]): Statistics['bySource'] {
  const found = new Map<string, number>()
  for (const { summary } of games)
    for (const { from, health } of summary.sources) found.set(from, (found.get(from) ?? 0) + health)
  return [...found]
    .map(([from, health]) => ({ from, health }))
    .filter(({ health }) => health > 0)
    .sort((a, b) => b.health - a.health)
}

/** What there is, in the order in which it is listed; things nobody met yet are listed too. */
export interface Known {
  readonly difficulties: readonly string[]
  readonly bosses: readonly string[]
  readonly survivors: readonly string[]
}

const SEATS = ['1', '2', '3', '4', '5', '6']

/** All figures over past games. */
export function statisticsOf(all: readonly Counted[], known: Known): Statistics {
  const games = [...all].sort((a, b) => a.finished - b.finished)
  const wins = games.filter(won)
  const first = wins.length === 0 ? undefined : Math.min(...wins.map(({ summary }) => summary.at))
  return {
    games: games.length,
    wins: wins.length,
    ...streaks(games),
    kills: total(games, ({ seats }) => seats.reduce((sum, { kills }) => sum + kills, 0)),
    crossed: total(games, ({ seats }) => seats.reduce((sum, { crossed }) => sum + crossed, 0)),
    lost: total(games, ({ sources }) => sources.reduce((sum, { health }) => sum + health, 0)),
    helped: games.filter(({ summary }) => summary.help !== undefined).length,
    fastest: first === undefined ? undefined : { round: roundAt(first), turn: turnAt(first) },
    byDifficulty: rates(games, known.difficulties, ({ difficulty }) => [difficulty]),
    byBoss: rates(games, known.bosses, ({ boss }) => [boss]),
    bySurvivor: rates(games, known.survivors, ({ survivors }) => survivors),
    bySeats: rates(games, SEATS, ({ survivors }) => [String(survivors.length)]),
    bySource: sourcesOf(games),
  }
}
