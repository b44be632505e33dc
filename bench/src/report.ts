import { columns } from './columns.ts'
import type { Result, Unit } from './figures.ts'

/** Three digits that count, with a letter for thousands and millions. */
export function short(value: number): string {
  if (value >= 1e9) return `${digits(value / 1e9)} G`
  if (value >= 1e6) return `${digits(value / 1e6)} M`
  return value >= 1e4 ? `${digits(value / 1e3)} k` : digits(value)
}

function digits(value: number): string {
  if (value >= 100) return value.toFixed(0)
  return value >= 10 ? value.toFixed(1) : value.toFixed(2)
}

const UNITS: Readonly<Record<Unit, string>> = { 'a second': '/s', ms: ' ms', µs: ' µs', bytes: ' B' }

function cells({ name, unit, ours, peer, ratio, goal, met }: Result): string[] {
  const amount = (value: number | null) => (value === null ? 'n/a' : `${short(value)}${UNITS[unit]}`)
  const verdict = met ? 'met' : 'NOT MET'
  return [
    name,
    amount(ours),
    amount(peer),
    ratio === null ? 'n/a' : `${digits(ratio)} x`,
    goal === null ? 'none' : `${goal} x`,
    met === null ? '-' : verdict,
  ]
}

export const HEAD = ['figure', 'ours', 'peer', 'ratio', 'goal', '']

/** One line for each figure, cell by cell. */
export const rows = (results: readonly Result[]): string[][] => results.map(cells)

/** For people: one line for each figure, in columns. */
export function table(results: readonly Result[]): string {
  return columns([HEAD, ...rows(results)])
}

/** For programs: one object for each figure. */
export function jsonLines(results: readonly Result[]): string {
  return results
    .map(({ name, unit, ours, peer, ratio, goal, met }) =>
      JSON.stringify({ name: `${name} (${unit})`, ours, peer, ratio, goal, met }),
    )
    .join('\n')
}
