import { lazyPart } from '../../../rescue/lazy-part.tsx'
import { SheetPart } from '../../../rescue/sheet-part.tsx'

/** What can be opened over the table. */
const CONTENTS = {
  legend: lazyPart(async () => (await import('./tips/legend-sheet.tsx')).LegendSheet),
  keys: lazyPart(async () => (await import('./gear-up-keys-sheet.tsx')).GearUpKeysSheet),
} as const

export type TableSheet = keyof typeof CONTENTS

/** In the order of the menu. */
export const SHEETS: readonly TableSheet[] = ['legend', 'keys']

interface Props {
  readonly sheet: TableSheet | undefined
  readonly onClose: () => void
}

/** The sheet that lies over the table, if one does. */
export function TableSheets({ sheet, onClose }: Props) {
  if (sheet === undefined) return null
  const Sheet = CONTENTS[sheet]
  return (
    <SheetPart key={sheet} name={sheet} onClose={onClose}>
      <Sheet onClose={onClose} />
    </SheetPart>
  )
}
