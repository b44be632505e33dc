import { lazyPart } from '../../../rescue/lazy-part.tsx'
import { sheetsOf } from '../../../table/sheets-of.tsx'

/** What can be opened over the table. */
export const TableSheets = sheetsOf({
  legend: lazyPart(async () => (await import('./tips/legend-sheet.tsx')).LegendSheet),
  keys: lazyPart(async () => (await import('./gear-up-keys-sheet.tsx')).GearUpKeysSheet),
})

/** In the order of the menu. */
export const SHEETS = ['legend', 'keys'] as const

export type TableSheet = (typeof SHEETS)[number]
