import type { Breakdown, FigureTable, Series, Telling, Term, Total } from '@graveshift/kernel'
import { bump, entry } from '../entry.ts'
import { addGame, type Count, noCount } from '../share.ts'
import type { GameRecord, Summary } from '../simulated-game.ts'
import type { PlainGame } from './record.ts'

/** Figures of several games, to take the mean of. */
export interface Sum {
  count: number
  sum: number
}

export const noSum = (): Sum => ({ count: 0, sum: 0 })

type Outcome = GameRecord['outcome']
type ByOutcome<T> = Partial<Record<Outcome, T>>

interface Named<T> {
  readonly name: Telling
  readonly of: T
}

interface RowSums {
  readonly name: Term
  /** By the number of the column; only of figures. */
  readonly cells: Record<string, Sum>
}

interface TableSums {
  readonly title: Telling
  readonly columns: readonly Telling[]
  readonly rows: Record<string, RowSums>
}

/** What a simulation came to: everything the report shows, in plain JSON. */
export interface PlainSummary extends Summary {
  readonly seats: Record<string, Count>
  readonly rates: Record<string, Record<string, Count>>
  /** How many games ended when, by outcome. */
  readonly lengths: Record<string, Record<string, number>>
  readonly totals: Record<string, Named<ByOutcome<Sum>>>
  readonly breakdowns: Record<string, Named<Record<string, Named<Sum>>>>
  /** Means by time, by outcome. */
  readonly series: Record<string, Named<ByOutcome<Record<string, Sum>>>>
  readonly tables: Record<string, TableSums>
}

export const freshSummary = (): PlainSummary => ({
  games: 0,
  decisions: 0,
  seats: {},
  rates: {},
  lengths: {},
  totals: {},
  breakdowns: {},
  series: {},
  tables: {},
})

function add(sum: Sum, value: number): void {
  sum.count++
  sum.sum += value
}

function addTotal({ totals }: PlainSummary, { id, name, value }: Total, outcome: Outcome): void {
  add(entry(entry(totals, id, () => ({ name, of: {} })).of, outcome, noSum), value)
}

function addBreakdown({ breakdowns }: PlainSummary, { id, title, parts }: Breakdown): void {
  const all = entry(breakdowns, id, () => ({ name: title, of: {} })).of
  for (const { id: part, name, value } of parts)
    add(entry(all, part, () => ({ name, of: noSum() })).of, value)
}

function addSeries({ series }: PlainSummary, { id, name, points }: Series, outcome: Outcome): void {
  const all: Record<string, Sum> = entry(entry(series, id, () => ({ name, of: {} })).of, outcome, Object)
  for (const { at, value } of points) add(entry(all, at, noSum), value)
}

/** Lines about the same thing, be it a person or a place, are about what stands in their first cell. */
function addTable({ tables }: PlainSummary, { id, title, columns, rows }: FigureTable): void {
  const all = entry(tables, id, () => ({ title, columns, rows: {} })).rows
  for (const { cells } of rows) {
    const [name = ''] = cells
    const sums = entry(all, JSON.stringify(name), () => ({ name, cells: {} })).cells
    for (const [column, cell] of cells.entries())
      if (column > 0 && typeof cell === 'number') add(entry(sums, column, noSum), cell)
  }
}

/** Counts one game in. The order of the games does not matter. */
export function addRecord(summary: PlainSummary, record: PlainGame): void {
  const { seats, rates, outcome, at, decisions, figures } = record
  const isWon = outcome === 'won'
  summary.games++
  summary.decisions += decisions
  addGame(entry(summary.seats, seats, noCount), isWon)
  for (const [id, chosen] of Object.entries(rates)) {
    const counts = entry(summary.rates, id, (): Record<string, Count> => ({}))
    for (const of of chosen) addGame(entry(counts, of, noCount), isWon)
  }
  bump(entry(summary.lengths, outcome, Object), at)
  for (const total of figures?.totals ?? []) addTotal(summary, total, outcome)
  for (const breakdown of figures?.breakdowns ?? []) addBreakdown(summary, breakdown)
  for (const series of figures?.series ?? []) addSeries(summary, series, outcome)
  for (const table of figures?.tables ?? []) addTable(summary, table)
}
