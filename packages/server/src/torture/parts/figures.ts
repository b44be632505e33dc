import { parseArgs } from 'node:util'

/** Whole numbers from the command line, `--name 12`, each with what holds without it. */
export function readFigures<T extends Readonly<Record<string, number>>>(
  args: readonly string[],
  byDefault: T,
): { readonly [K in keyof T]: number } {
  const options = Object.fromEntries(
    Object.entries(byDefault).map(([name, value]) => [
      name,
      { type: 'string' as const, default: String(value) },
    ]),
  )
  const { values } = parseArgs({ args: [...args], options })
  return Object.fromEntries(Object.keys(byDefault).map((name) => [name, Number(values[name])])) as {
    readonly [K in keyof T]: number
  }
}

/** How to run the very same thing again. */
export const again = (mode: string, figures: Readonly<Record<string, number>>): string =>
  `npm run torture -- ${mode} ${Object.entries(figures)
    .map(([name, value]) => `--${name} ${value}`)
    .join(' ')}`

/** One line of figures, and one for each thing that went wrong, with the way to see it again. */
export function report(
  test: string,
  mode: string,
  figures: Readonly<Record<string, number>>,
  said: string,
  wrong: readonly string[],
): boolean {
  for (const what of wrong.slice(0, 20))
    process.stdout.write(`${test} WRONG ${what} -- ${again(mode, figures)}\n`)
  process.stdout.write(`${test} ${mode}: ${said}; ${wrong.length} wrong\n`)
  return wrong.length === 0
}

/** The value below which a share of all lies. */
export function quantile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b)
  return sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] ?? 0
}

export const ms = (value: number): string => `${value < 10 ? value.toFixed(1) : Math.round(value)} ms`
