import type { ComponentType } from 'react'
import type { PartName } from '../rescue/part-names.ts'
import { SheetPart } from '../rescue/sheet-part.tsx'

type Sheet = ComponentType<{ readonly onClose: () => void }>

interface Props<S extends PartName> {
  readonly sheet: S | undefined
  readonly onClose: () => void
}

/** What can be opened over a table, by name: the sheet that lies there, if one does. */
export const sheetsOf = <S extends PartName>(contents: Readonly<Record<S, Sheet>>) =>
  function Sheets({ sheet, onClose }: Props<S>) {
    if (sheet === undefined) return null
    const Shown: Sheet = contents[sheet]
    return (
      <SheetPart key={sheet} name={sheet} onClose={onClose}>
        <Shown onClose={onClose} />
      </SheetPart>
    )
  }
