import type { Run } from './run-mode.ts'

/** All runs as one table: what was measured, what was wanted, and whether that is so. */
export function printTable(runs: readonly Run[]): string {
  const rows = runs.flatMap(({ mode, when, commit, load, seconds, outcomes }) =>
    outcomes.flatMap(({ test, measured, wrong }) => [
      [test, `${mode}: wrong`, String(wrong.length), '0', wrong.length === 0 ? 'yes' : 'NO'],
      ...measured.map(({ what, is, goal, met }) => [
        test,
        what,
        is,
        goal,
        goal === '' ? '' : met ? 'yes' : 'NO',
      ]),
      ['', '', `${commit}, ${when.slice(0, 16)}, ${seconds} s, load ${load.toFixed(1)}`, '', ''],
    ]),
  )
  const head = ['test', 'what', 'figure', 'goal', 'met']
  const widths = head.map((title, column) =>
    Math.max(title.length, ...rows.map((row) => row[column]?.length ?? 0)),
  )
  const line = (cells: readonly string[]) =>
    cells.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join('  ')
  return [line(head), widths.map((width) => '-'.repeat(width)).join('  '), ...rows.map(line)]
    .map((text) => text.trimEnd())
    .join('\n')
}
