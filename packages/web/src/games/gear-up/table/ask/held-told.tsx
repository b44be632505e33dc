import { useWords } from '../../../../i18n/use-words.ts'
import { extent, type Point } from '../place/figure.ts'
import type { Drawing } from '../place/use-placement.ts'

/** The squares of each row, by the letters of their columns: for ears a shape is nothing but this. */
const rowsOf = (figure: readonly Point[]): readonly string[] =>
  Array.from({ length: extent(figure).rows }, (_, row) =>
    figure
      .flatMap(([at, column]) => (at === row ? [String.fromCharCode(97 + column)] : []))
      .sort()
      .join(' '),
  )

/** To ears: what is in the hand, and how it is held. Where it lies is told by the verdict. */
export function HeldTold({ drawing }: { readonly drawing: Drawing | undefined }) {
  const { say, tell } = useWords()
  const figure = drawing?.figure
  const told = () => {
    if (!drawing || !figure) return ''
    const { turns, mirrored } = drawing.now.hold
    return say('table.held', {
      weapon: tell({ word: drawing.tool.name }),
      count: figure.length,
      rows: rowsOf(figure)
        .map((squares, row) => say('table.held.row', { row: row + 1, squares }))
        .join(', '),
      turns: figure.length > 1 ? turns : 0,
      mirrored: figure.length > 1 && mirrored ? 'yes' : 'no',
    })
  }
  return (
    <p className="unseen" role="status" data-live="held">
      {told()}
    </p>
  )
}
