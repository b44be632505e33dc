import type { GameRecord } from '../../simulate/simulated-game.ts'

/** By how much one bot wins more games than another of the same games, in tenths of a point. */
export interface Compared {
  readonly bot: string
  readonly than: string
  readonly games: number
  readonly won: readonly [one: number, other: number]
  readonly ahead: number
  /** Holds the true difference in 95 of 100 cases. */
  readonly interval: readonly [low: number, high: number]
}

const Z = 1.96
const TENTHS = 1_000

const tenths = (share: number): number => Math.round(TENTHS * share)
const wins = (records: readonly GameRecord[]): number[] =>
  records.map(({ outcome }) => Number(outcome === 'won'))
const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0)

/** The same games by two bots, each pair under the same luck. */
export function compare(
  bot: string,
  records: readonly GameRecord[],
  than: string,
  others: readonly GameRecord[],
): Compared {
  const games = Math.min(records.length, others.length)
  const [one, other] = [wins(records.slice(0, games)), wins(others.slice(0, games))]
  const apart = one.map((won, game) => won - (other[game] ?? 0))
  const mean = sum(apart) / games
  const half = (Z * Math.sqrt(sum(apart.map((each) => (each - mean) ** 2)) / (games - 1))) / Math.sqrt(games)
  return {
    bot,
    than,
    games,
    won: [sum(one), sum(other)],
    ahead: tenths(mean),
    interval: [tenths(mean - half), tenths(mean + half)],
  }
}

/** As the formatter writes it. */
export function comparedText(all: readonly Compared[]): string {
  const lines = all.map(
    ({ bot, than, games, won, ahead, interval }) =>
      `    {
      "bot": "${bot}",
      "than": "${than}",
      "games": ${games},
      "won": [${won.join(', ')}],
      "ahead": ${ahead},
      "interval": [${interval.join(', ')}]
    }`,
  )
  return `{\n  "compared": [\n${lines.join(',\n')}\n  ]\n}\n`
}
