import type { Breakdown, Game, Rate, Telling, Total } from '@graveshift/kernel'
import type { Counted, Summary } from './summary.ts'

/** What one finished game adds to the figures over all of them. */
export interface Tallies {
  /** What was chosen for it, by the ids of the game's rates. */
  readonly rates: Readonly<Record<string, readonly string[]>>
  readonly totals: readonly Total[]
  readonly breakdowns: readonly Breakdown[]
}

/** How often something was played, and won. */
export interface RateCount {
  readonly of: string
  readonly name: Telling | undefined
  readonly games: number
  readonly wins: number
}

export interface Statistics {
  readonly games: number
  readonly wins: number
  /** Wins in a row: the longest ever, and up to now. */
  readonly longest: number
  readonly current: number
  /** Games in which somebody had help. */
  readonly helped: number
  /** When the win ended that had the most turns to spare. */
  readonly fastest: number | undefined
  readonly totals: readonly Total[]
  readonly rates: readonly {
    readonly id: string
    readonly title: Telling
    readonly counts: readonly RateCount[]
  }[]
  /** The largest part first. */
  readonly breakdowns: readonly Breakdown[]
}

interface Tallied {
  readonly won: boolean
  readonly tallies: Tallies
}

/** What is listed though nobody met it yet, and what somebody brought along. */
function countsOf({ id, values }: Pick<Rate<Game>, 'id' | 'values'>, games: readonly Tallied[]) {
  const found = new Map<string, RateCount>(
    values.map(({ id: of, name }) => [of, { of, name, games: 0, wins: 0 }]),
  )
  for (const { won, tallies } of games)
    for (const of of tallies.rates[id] ?? []) {
      const known = found.get(of) ?? { of, name: undefined, games: 0, wins: 0 }
      found.set(of, { ...known, games: known.games + 1, wins: known.wins + Number(won) })
    }
  return [...found.values()]
}

function streaks(games: readonly Tallied[]): { readonly longest: number; readonly current: number } {
  let longest = 0
  let current = 0
  for (const { won } of games) {
    current = won ? current + 1 : 0
    longest = Math.max(longest, current)
  }
  return { longest, current }
}

function added(totals: readonly Total[]): readonly Total[] {
  const found = new Map<string, Total>()
  for (const total of totals)
    found.set(total.id, { ...total, value: (found.get(total.id)?.value ?? 0) + total.value })
  return [...found.values()]
}

function addedUp(breakdowns: readonly Breakdown[]): readonly Breakdown[] {
  const ids = [...new Set(breakdowns.map(({ id }) => id))]
  return ids.flatMap((id) => {
    const same = breakdowns.filter((each) => each.id === id)
    const parts = added(same.flatMap((each) => each.parts)).filter(({ value }) => value > 0)
    const [first] = same
    return first && parts.length > 0 ? [{ ...first, parts: parts.toSorted((a, b) => b.value - a.value) }] : []
  })
}

/** All figures over past games of a kind. */
export function statisticsOf<S extends Summary>(
  all: readonly Counted<S>[],
  rates: readonly Pick<Rate<Game>, 'id' | 'title' | 'values'>[],
  talliesOf: (summary: S) => Tallies,
): Statistics {
  const games = [...all]
    .sort((a, b) => a.finished - b.finished)
    .map(({ summary }) => ({
      summary,
      won: summary.ending.outcome === 'won',
      tallies: talliesOf(summary),
    }))
  const wins = games.filter(({ won }) => won)
  return {
    games: games.length,
    wins: wins.length,
    ...streaks(games),
    helped: games.filter(({ summary }) => summary.help !== undefined).length,
    fastest: wins.length === 0 ? undefined : Math.min(...wins.map(({ summary }) => summary.at)),
    totals: added(games.flatMap(({ tallies }) => tallies.totals)),
    rates: rates.map(({ id, title, values }) => ({ id, title, counts: countsOf({ id, values }, games) })),
    breakdowns: addedUp(games.flatMap(({ tallies }) => tallies.breakdowns)),
  }
}
