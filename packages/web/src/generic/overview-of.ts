import {
  type FigureRow,
  type FigureTable,
  type Game,
  type GameModule,
  isRecord,
  type Json,
  type Overview,
  type Telling,
  type Term,
} from '@graveshift/kernel'
import { inLines } from '@graveshift/table'

const isPlain = (value: Json | undefined): boolean => typeof value !== 'object' || value === null

const shown = (value: Json | undefined): Term =>
  value === undefined || value === null
    ? ''
    : typeof value === 'number'
      ? value
      : inLines(value).join(' ').trim()

/** The name of a field: the game's word for it where it has one. */
const named = (field: string): Telling => ({ word: `view.${field}` })

type Fields = { readonly [field: string]: Json }

function linesOf(fields: Fields): readonly FigureRow[] {
  return Object.entries(fields).map(([field, value]) => ({ cells: [named(field), shown(value)] }))
}

/** Things of one kind: a line each, a column for every field that any of them has. */
function tableOf(id: string, things: readonly (readonly [name: string, fields: Fields])[]): FigureTable {
  const fields = [...new Set(things.flatMap(([, thing]) => Object.keys(thing)))]
  return {
    id,
    title: named(id),
    columns: [{ word: 'table.number' }, ...fields.map(named)],
    rows: things.map(([name, thing]) => ({ cells: [name, ...fields.map((field) => shown(thing[field]))] })),
  }
}

const areFields = (values: readonly Json[]): values is readonly Fields[] =>
  values.length > 0 && values.every((value) => isRecord(value))

function tableFor(field: string, value: Json): FigureTable | undefined {
  if (Array.isArray(value) && areFields(value))
    return tableOf(
      field,
      value.map((each, index) => [String(index + 1), each]),
    )
  if (!isRecord(value) || Object.keys(value).length === 0) return undefined
  const fields = value as Fields
  if (areFields(Object.values(fields))) return tableOf(field, Object.entries(fields) as [string, Fields][])
  return { id: field, title: named(field), columns: [], rows: linesOf(fields) }
}

/** A view of any game, as figures and tables under the names of its fields. */
export function overviewOfView(view: Json): Overview {
  const fields = Object.entries(isRecord(view) ? (view as Fields) : {})
  const tables = fields.map(([field, value]) => ({ field, value, table: tableFor(field, value) }))
  const plain = tables.filter(({ table, value }) => !table && (isPlain(value) || Array.isArray(value)))
  const first: FigureTable = {
    id: 'view',
    title: { word: 'table.figures' },
    columns: [],
    rows: linesOf(Object.fromEntries(plain.map(({ field, value }) => [field, value]))),
  }
  return {
    tables: [...(first.rows.length > 0 ? [first] : []), ...tables.flatMap(({ table }) => table ?? [])],
  }
}

/** What lies on the table: as the game tells it, else as its view says it. */
export function overviewOf<G extends Game>(
  module: GameModule<G>,
  options: G['options'],
  board: G['board'],
  view: Json,
): Overview {
  return module.overview?.(options, board, 'spectator') ?? overviewOfView(view)
}
