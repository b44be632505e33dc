import { writeFileSync } from 'node:fs'
import type { GameRecord } from '../../simulate/simulated-game.ts'
import { calibrationText } from './calibration-text.ts'
import { calibrate, foretoldIn } from './measure.ts'
import { reliabilityTable } from './reliability.ts'
import { rowsOf } from './row.ts'

const PACKAGES = new URL('../../../../', import.meta.url)

/** Writes what promises of a game are worth into its sources, and tells how well chances hold. */
export function keepCalibration(id: string, records: readonly GameRecord[], command: string): string {
  const rows = rowsOf(records)
  const calibration = calibrate(rows, command)
  writeFileSync(new URL(`${id}/src/judgement/calibration.ts`, PACKAGES), calibrationText(calibration))
  const { promise, chance, mean } = calibration.brier
  return [
    `${rows.length} positions of ${calibration.games} games`,
    `Brier score: promised ${promise / 1000}, measured ${chance / 1000}, always the mean ${mean / 1000}`,
    '',
    reliabilityTable(foretoldIn(rows)),
  ].join('\n')
}
