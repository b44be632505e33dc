const share = (value: number, places = 0): string => (100 * value).toFixed(places)

/** What was foretold of a position without its game, and how the game ended. */
export interface Foretold {
  readonly game: number
  readonly chance: number
  readonly won: boolean
}

const BOUNDS = [0, 0.05, 0.1, 0.2, 0.3, 0.4, 0.5, 0.6, 0.7, 0.8, 0.9, 0.95, 1]
const Z = 1.96

const mean = (values: readonly number[]): number =>
  values.reduce((sum, value) => sum + value, 0) / values.length

/** The mean square of what a forecast was off, and the mean of its surprise. */
export function scores(all: readonly Foretold[]): { readonly brier: number; readonly logLoss: number } {
  return {
    brier: mean(all.map(({ chance, won }) => (Number(won) - chance) ** 2)),
    logLoss: mean(all.map(({ chance, won }) => -Math.log(Math.max(0.001, won ? chance : 1 - chance)))),
  }
}

/** How far a share of positions may be off: positions of one game end alike, so that games are counted. */
export function errorOf(all: readonly Foretold[]): number {
  const p = mean(all.map(({ won }) => Number(won)))
  const games = new Map<number, number>()
  for (const { game, won } of all) games.set(game, (games.get(game) ?? 0) + Number(won) - p)
  return Math.sqrt([...games.values()].reduce((sum, off) => sum + off * off, 0)) / all.length
}

function line(name: string, all: readonly Foretold[]): string {
  const came = mean(all.map(({ won }) => Number(won)))
  const half = Z * errorOf(all)
  const foretold = mean(all.map(({ chance }) => chance))
  const games = new Set(all.map(({ game }) => game)).size
  const range = `${share(Math.max(0, came - half))}-${share(Math.min(1, came + half))}`
  return `| ${name} | ${all.length} (${games}) | ${share(foretold, 1)} % | ${share(came, 1)} % | ${range} % |`
}

const headed = (name: string, lines: readonly string[]): string =>
  [
    `| ${name} | positions (games) | mean foretold | won | 95 % interval |`,
    '| --- | --- | --- | --- | --- |',
    ...lines,
  ].join('\n')

/** Foretold against what came, as a table for docs/coach.md. */
export function reliabilityTable(all: readonly Foretold[]): string {
  const lines = BOUNDS.slice(1).flatMap((to, at) => {
    const from = BOUNDS[at] ?? 0
    const bin = all.filter(({ chance }) => chance >= from && (chance < to || to === 1))
    return bin.length === 0 ? [] : [line(`${share(from)}-${share(to)} %`, bin)]
  })
  return headed('foretold', lines)
}

/** The same by anything else. */
export function groupTable<T>(
  name: string,
  all: readonly T[],
  groupOf: (each: T) => string | number,
  foretold: (some: readonly T[]) => Foretold[],
): string {
  const groups = [...new Set(all.map(groupOf))]
  const lines = groups.map((group) =>
    line(String(group), foretold(all.filter((each) => groupOf(each) === group))),
  )
  return headed(name, lines)
}
