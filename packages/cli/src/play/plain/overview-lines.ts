import type { FigureRow, FigureTable, Overview, Telling, Term } from '@graveshift/kernel'
import { flow, wrap } from '../block.ts'
import type { Pen } from '../pen.ts'

const INDENT = '  '

const said = (pen: Pen, term: Term): string =>
  typeof term === 'object' ? pen.say(term.word, term.with) : String(term)

const title = (pen: Pen, { word, with: values }: Telling): string => pen.paint('bold', pen.say(word, values))

/** A line of a table under its first cell, each other cell with what stands above it; empty ones are left out. */
function rowLines(pen: Pen, columns: readonly Telling[], { cells }: FigureRow): string[] {
  const [head = '', ...rest] = cells.map((cell) => said(pen, cell))
  if (columns.length === 0) return wrap(`${INDENT}${[head, ...rest].join(': ')}`, pen.width, INDENT.repeat(2))
  const about = rest.map((cell, at) => {
    const column = columns[at + 1]
    return cell === '' ? '' : `${column ? pen.say(column.word, column.with) : ''}: ${cell}`
  })
  return [
    `${INDENT}${head}`,
    ...flow(about, pen.width - INDENT.length * 2).flatMap((line) =>
      wrap(INDENT.repeat(2) + line, pen.width, INDENT.repeat(3)),
    ),
  ]
}

const tableLines = (pen: Pen, { title: name, columns, rows }: FigureTable): string[] =>
  rows.length === 0 ? [] : [title(pen, name), ...rows.flatMap((row) => rowLines(pen, columns, row))]

/** All that lies on a table as text: a drawing if there is one, then table after table. */
export function overviewLines(pen: Pen, { drawing, tables }: Overview): string[] {
  return [...(drawing?.lines ?? []), ...tables.flatMap((table) => tableLines(pen, table))]
}
