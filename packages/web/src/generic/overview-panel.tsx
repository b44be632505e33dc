import type { FigureTable, Overview, Term } from '@graveshift/kernel'
import { type CSSProperties, useId } from 'react'
import { useWords } from '../i18n/use-words.ts'

function useTerm(): (term: Term) => string {
  const { tell } = useWords()
  return (term) => (typeof term === 'object' ? tell(term) : String(term))
}

/** Lines without a head: a text, or a name and its figure. */
function Lines({ rows }: Pick<FigureTable, 'rows'>) {
  const term = useTerm()
  if (rows.every(({ cells }) => cells.length === 1))
    return (
      <ul className="overview-lines">
        {rows.map(({ cells: [text = ''] }) => (
          <li key={term(text)}>{term(text)}</li>
        ))}
      </ul>
    )
  return (
    <dl className="overview-figures">
      {rows.map(({ cells: [name = '', ...figures] }) => (
        <div key={term(name)}>
          <dt>{term(name)}</dt>
          <dd>{figures.map(term).join(' ')}</dd>
        </div>
      ))}
    </dl>
  )
}

/** A table of figures in which nothing is wider than it must be; narrow screens read it line by line. */
function Figures({ columns, rows, title }: FigureTable) {
  const term = useTerm()
  return (
    <table className="overview-table" aria-label={term(title)}>
      <thead>
        <tr>
          {columns.map((column) => (
            <th key={column.word} scope="col">
              {term(column)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ cells, marked, seat }) => (
          <tr key={term(cells[0] ?? '')} data-marked={marked ? '' : undefined} data-seat={seat}>
            {cells.map((cell, index) => {
              const column = columns[index]
              const text = term(cell)
              const key = column?.word ?? index
              return index === 0 ? (
                <th key={key} scope="row">
                  {text}
                </th>
              ) : (
                <td key={key} data-column={column && term(column)} data-empty={text === '' ? '' : undefined}>
                  {text}
                </td>
              )
            })}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

/** Tables with more columns need the whole width. */
const MOST_NARROW = 3

/** A table, or plain lines, under their title. */
export function FigureSheet({ table }: { readonly table: FigureTable }) {
  const term = useTerm()
  const title = useId()
  return (
    <section
      className="overview-sheet"
      aria-labelledby={title}
      data-figures={table.id}
      data-wide={table.columns.length > MOST_NARROW ? '' : undefined}
    >
      <h2 id={title}>{term(table.title)}</h2>
      {table.columns.length === 0 ? <Lines rows={table.rows} /> : <Figures {...table} />}
    </section>
  )
}

/** For the size of its characters: it shall fit where it can. */
const asWide = (lines: readonly string[]) =>
  ({ '--columns': Math.max(...lines.map(({ length }) => length)) }) as CSSProperties

/** All that lies on the table, in words and figures. */
export function OverviewPanel({ overview }: { readonly overview: Overview }) {
  const { say, tell } = useWords()
  const { drawing, tables } = overview
  return (
    <div className="overview">
      {drawing && (
        <figure className="overview-drawing">
          {/* Whoever cannot see it finds all of it in the tables. */}
          <pre role="img" aria-label={say('table.drawing')} style={asWide(drawing.lines)}>
            {drawing.lines.join('\n')}
          </pre>
          <figcaption className="fine">{tell(drawing.legend)}</figcaption>
        </figure>
      )}
      {tables.map((table) => (
        <FigureSheet key={table.id} table={table} />
      ))}
    </div>
  )
}
