import { lazyPart } from '../../rescue/lazy-part.tsx'
import { sheetsOf } from '../../table/sheets-of.tsx'

/** What can be opened over the table. */
export const ZoneSheets = sheetsOf({
  legend: lazyPart(async () => (await import('../legend/zone-legend.tsx')).ZoneLegend),
  keys: lazyPart(async () => (await import('./zone-keys-sheet.tsx')).ZoneKeysSheet),
})

/** In the order of the menu. */
export const ZONE_SHEETS = ['legend', 'keys'] as const

export type ZoneSheet = (typeof ZONE_SHEETS)[number]
