import { lazy, Suspense } from 'react'

const LegendSheet = lazy(async () => ({ default: (await import('./tips/legend-sheet.tsx')).LegendSheet }))

/** What can be opened over the table. */
export type TableSheet = 'legend'

interface Props {
  readonly sheet: TableSheet | undefined
  readonly onClose: () => void
}

/** The sheet that lies over the table, if one does. */
export function TableSheets({ sheet, onClose }: Props) {
  return <Suspense fallback={null}>{sheet === 'legend' && <LegendSheet onClose={onClose} />}</Suspense>
}
