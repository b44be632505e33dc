import { lazyPart } from '../../rescue/lazy-part.tsx'
import { SheetPart } from '../../rescue/sheet-part.tsx'

const LegendSheet = lazyPart(async () => (await import('./tips/legend-sheet.tsx')).LegendSheet)

/** What can be opened over the table. */
export type TableSheet = 'legend'

interface Props {
  readonly sheet: TableSheet | undefined
  readonly onClose: () => void
}

/** The sheet that lies over the table, if one does. */
export function TableSheets({ sheet, onClose }: Props) {
  if (sheet === undefined) return null
  return (
    <SheetPart key={sheet} name={sheet} onClose={onClose}>
      <LegendSheet onClose={onClose} />
    </SheetPart>
  )
}
