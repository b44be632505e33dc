import type { Measured } from '../mode.ts'

/** The value below which a share of all lies. */
export function quantile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b)
  return sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] ?? 0
}

export const ms = (value: number): string => `${value < 10 ? value.toFixed(1) : Math.round(value)} ms`

/** As people write it: few digits, thousands apart. */
export const plain = (value: number): string => {
  const digits = Math.abs(value) < 10 && !Number.isInteger(value) ? 1 : 0
  return value.toLocaleString('en', { maximumFractionDigits: digits })
}

const withUnit = (value: number, unit: string): string =>
  unit === '' ? plain(value) : `${plain(value)} ${unit}`

export const atMost = (what: string, value: number, goal: number, unit = ''): Measured => ({
  what,
  is: withUnit(value, unit),
  goal: `<= ${withUnit(goal, unit)}`,
  met: value <= goal,
})

export const atLeast = (what: string, value: number, goal: number, unit = ''): Measured => ({
  what,
  is: withUnit(value, unit),
  goal: `>= ${withUnit(goal, unit)}`,
  met: value >= goal,
})

/** Worth telling, without a goal of its own. */
export const seen = (what: string, value: number | string, unit = ''): Measured => ({
  what,
  is: typeof value === 'number' ? withUnit(value, unit) : value,
  goal: '',
  met: true,
})
