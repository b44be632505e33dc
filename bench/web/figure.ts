import { columns } from '../src/columns.ts'

export type Unit = 'ms' | 's' | 'KB' | 'MB' | 'clicks'

/** One figure. A goal is the most it may be; `less` where it must stay below. */
export interface Figure {
  readonly name: string
  readonly value: number
  readonly unit: Unit
  readonly goal?: number
  readonly less?: boolean
}

export function isMet({ value, goal, less }: Figure): boolean | null {
  if (goal === undefined) return null
  return less ? value < goal : value <= goal
}

function amount(value: number, unit: Unit): string {
  return `${unit === 'clicks' ? value : value.toFixed(unit === 's' ? 2 : 1)} ${unit}`
}

export const HEAD = ['figure', 'measured', 'goal', '']

/** One line for each figure, cell by cell. */
export const rows = (figures: readonly Figure[]): string[][] =>
  figures.map((figure) => {
    const { name, value, unit, goal, less } = figure
    const met = isMet(figure)
    return [
      name,
      amount(value, unit),
      goal === undefined ? 'none' : `${less ? '<' : '<='} ${goal} ${unit}`,
      met === null ? '-' : met ? 'met' : 'NOT MET',
    ]
  })

/** For people. */
export const table = (figures: readonly Figure[]): string => columns([HEAD, ...rows(figures)])

/** For programs: one object a line. */
export function jsonLines(figures: readonly Figure[]): string {
  return figures
    .map((figure) => {
      const { name, value, unit, goal } = figure
      return JSON.stringify({ name: `${name} (${unit})`, value, goal: goal ?? null, met: isMet(figure) })
    })
    .join('\n')
}

/** The value below which this part of all values lies. */
export function quantile(values: readonly number[], part: number): number {
  const sorted = values.toSorted((a, b) => a - b)
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? Number.NaN
}

export const median = (values: readonly number[]): number => quantile(values, 0.5)
