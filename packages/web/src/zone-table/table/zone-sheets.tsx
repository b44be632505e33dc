import { lazyPart } from '../../rescue/lazy-part.tsx'
import { SheetPart } from '../../rescue/sheet-part.tsx'

/** What can be opened over the table. */
const CONTENTS = {
  legend: lazyPart(async () => (await import('../legend/zone-legend.tsx')).ZoneLegend),
  keys: lazyPart(async () => (await import('./zone-keys-sheet.tsx')).ZoneKeysSheet),
} as const

export type ZoneSheet = keyof typeof CONTENTS

/** In the order of the menu. */
export const ZONE_SHEETS: readonly ZoneSheet[] = ['legend', 'keys']

interface Props {
  readonly sheet: ZoneSheet | undefined
  readonly onClose: () => void
}

/** The sheet that lies over the table, if one does. */
export function ZoneSheets({ sheet, onClose }: Props) {
  if (sheet === undefined) return null
  const Sheet = CONTENTS[sheet]
  return (
    <SheetPart key={sheet} name={sheet} onClose={onClose}>
      <Sheet onClose={onClose} />
    </SheetPart>
  )
}
