import type { Calibration } from '@graveshift/kernel'

/** The file in which a game keeps what was measured. */
export function calibrationText(calibration: Calibration): string {
  const rows = calibration.table.map((row) => `    ${written(row)},`).join('\n')
  const { command, games, positions, chances, error, brier } = calibration
  return `import type { Calibration } from '@graveshift/kernel'

/** Written by npm run calibrate: docs/coach.md. */
export const CALIBRATION: Calibration = {
  command: '${command}',
  games: ${games},
  positions: ${positions},
  chances: ${written(chances)},
  error: ${written(error)},
  brier: ${written(brier)},
  table: [
${rows}
  ],
}
`
}

/** As the formatter writes it. */
const written = (value: object): string =>
  JSON.stringify(value)
    .replaceAll('"', '')
    .replaceAll(',', ', ')
    .replaceAll(':', ': ')
    .replace(/^\{/, '{ ')
    .replace(/\}$/, ' }')
