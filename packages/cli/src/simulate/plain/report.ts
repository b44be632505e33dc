import type { Game, GameModule, Telling, Term } from '@graveshift/kernel'
import { barChart, lengthChart, lineChart, shareChart } from '../report/chart.ts'
import { figure, percent, section, table, verdictOf } from '../report/parts.ts'
import { rowsOf } from '../rows.ts'
import { type Count, shareOf } from '../share.ts'
import { noSum, type PlainSummary, type Sum } from './summary.ts'

type Tell = (telling: Telling) => string

const mean = ({ sum, count }: Sum): number => sum / Math.max(1, count)
const shown = (sum: Sum | undefined): string => (sum && sum.count > 0 ? mean(sum).toFixed(2) : '')
const together = (one: Sum, other: Sum): Sum => ({
  count: one.count + other.count,
  sum: one.sum + other.sum,
})

/** How often games were won, by something they differ in: as a picture, and in figures. */
function winsBy(
  title: string,
  counts: Readonly<Record<string, Count>>,
  ids: readonly string[],
  say: (id: string) => string,
): string {
  const rows = rowsOf({ '': counts }, ids)
  return figure(
    title,
    'Games won, with 95 % intervals.',
    shareChart(title, rows, ids, [''], { say }) +
      table(
        ['', 'games', 'won', '95 % interval', 'verdict'],
        rows.map((row) => [
          say(row.name),
          String(row.games),
          percent(row.share),
          `${percent(row.low)} to ${percent(row.high)}`,
          verdictOf(shareOf(row)),
        ]),
      ),
  )
}

/** By everything that tells games apart; by seats where the game does not count them itself. */
function wins(module: GameModule<Game>, { seats, rates }: PlainSummary, tell: Tell): string[] {
  const byRate = (module.rates ?? []).flatMap(({ id, title, values }) => {
    const counts = rates[id] ?? {}
    const names = new Map(values.map((value) => [value.id, value.name]))
    const ids = [...new Set([...names.keys(), ...Object.keys(counts)])].filter((each) => counts[each])
    const say = (each: string) => {
      const name = names.get(each)
      return name ? tell(name) : each
    }
    return ids.length === 0 ? [] : [winsBy(tell(title), counts, ids, say)]
  })
  return rates.seats ? byRate : [winsBy('By number of seats', seats, Object.keys(seats), String), ...byRate]
}

function lengths({ lengths }: PlainSummary): string {
  const last = Math.max(1, ...Object.values(lengths).flatMap((ends) => Object.keys(ends).map(Number)))
  return figure(
    'Length',
    'When games were won or lost, by the clock of the game.',
    lengthChart('Length of games', lengths, 'time', last),
  )
}

function totals({ totals }: PlainSummary, tell: Tell): string[] {
  const rows = Object.values(totals).map(({ name, of: { won = noSum(), lost = noSum() } }) => [
    tell(name),
    shown(together(won, lost)),
    shown(won),
    shown(lost),
  ])
  const heads = ['a game', 'all games', 'games won', 'games lost']
  return rows.length === 0 ? [] : [section('Figures', 'Means over the games.', table(heads, rows))]
}

const breakdowns = ({ breakdowns, games }: PlainSummary, tell: Tell): string[] =>
  Object.values(breakdowns).map(({ name: title, of }) => {
    const bars = Object.values(of)
      .map(({ name, of: { sum } }) => ({ name: tell(name), value: sum / Math.max(1, games) }))
      .sort((one, other) => other.value - one.value)
    return figure(
      tell(title),
      'Means over the games.',
      barChart(tell(title), bars, 'a game', { format: '.2f' }),
    )
  })

const series = ({ series }: PlainSummary, tell: Tell): string[] =>
  Object.values(series).map(({ name, of }) =>
    figure(
      tell(name),
      'From turn to turn: means over the games that were still going on.',
      lineChart(
        tell(name),
        Object.entries(of).flatMap(([line, points]) =>
          Object.entries(points).map(([at, sum]) => ({ line, at: Number(at), value: mean(sum) })),
        ),
        'time',
      ),
    ),
  )

function tables({ tables }: PlainSummary, tell: Tell): string[] {
  const say = (term: Term) => (typeof term === 'object' ? tell(term) : String(term))
  return Object.values(tables).flatMap(({ title, columns, rows: all }) => {
    const rows = Object.values(all)
    // Only what is counted has a mean.
    const counted = columns.flatMap((name, column) =>
      rows.some(({ cells }) => cells[column]) ? [{ name, column }] : [],
    )
    if (counted.length === 0) return []
    const heads = [columns[0], ...counted.map(({ name }) => name)].map((head) => (head ? tell(head) : ''))
    const lines = rows.map(({ name, cells }) => [
      say(name),
      ...counted.map(({ column }) => shown(cells[column])),
    ])
    return [section(tell(title), 'Means over the games that have the line.', table(heads, lines))]
  })
}

/** What the report shows of a game, from nothing but what the game says of itself. */
export function plainSections(module: GameModule<Game>, summary: PlainSummary, tell: Tell): string[] {
  return [
    ...wins(module, summary, tell),
    lengths(summary),
    ...totals(summary, tell),
    ...breakdowns(summary, tell),
    ...series(summary, tell),
    ...tables(summary, tell),
  ]
}
