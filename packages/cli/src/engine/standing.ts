import type { Game, Json } from '@graveshift/kernel'
import {
  COUNT,
  eitherOf,
  listOf,
  objectOf,
  oneOf,
  type Schema,
  SEAT,
  TEXT,
  WHOLE,
} from '@graveshift/kernel/outward'
import { type BatchOf, isCommand, isUndo } from '@graveshift/table'
import type { OpenTable, Tables } from './tables.ts'
import { earned, event, pick, question } from './told.ts'

/** A part of the schema that is written down once for all answers. */
export const part = (name: string): Schema => ({ $ref: `#/$defs/${name}` })

const TEAM = oneOf(['team'])
const hex = (digits: number): Schema => ({ type: 'string', pattern: `^[0-9a-f]{${digits}}$` })

/** A chance in thousandths, with the interval that holds the true one in 19 of 20 cases. */
export const ESTIMATE: Schema = objectOf({ mean: WHOLE, low: WHOLE, high: WHOLE })

/** Games are won or lost; a camp of a campaign ends when all are ready, or nobody is left. */
export const OUTCOME = oneOf(['won', 'lost', 'ready', 'nobody-left'])

/** Where a table stands. */
export const STANDING = {
  always: { seq: COUNT, hash: hex(32), open: listOf(part('question')) },
  maybe: { outcome: OUTCOME, earned: listOf(part('earned')) },
}

/** What one command came to. */
export const HAPPENED = {
  always: {
    kind: TEXT,
    pick: part('pick'),
    events: listOf(part('event')),
    forced: listOf(objectOf({ choice: COUNT, kind: TEXT, seat: eitherOf(SEAT, TEAM), pick: part('pick') })),
    drawn: listOf({
      type: 'array',
      prefixItems: [TEXT as Json, COUNT as Json, COUNT as Json],
      minItems: 3,
      maxItems: 3,
    }),
  },
  maybe: { scripted: listOf(COUNT) },
}

/** A game that begins, or goes on, at a table. */
export const OPENED_GAME = {
  always: {
    table: TEXT,
    game: TEXT,
    options: part('options'),
    seats: COUNT,
    commitment: hex(64),
    horizon: COUNT,
    ...STANDING.always,
  },
  maybe: STANDING.maybe,
}

/** A table that was opened. */
export const OPENED: Schema = objectOf(OPENED_GAME.always, OPENED_GAME.maybe)

/** Where a table stands: what every change of it is answered with. */
export function standing({ session }: OpenTable): object {
  const { outcome, module } = session
  const isOver = outcome !== undefined && module.achievements !== undefined
  return {
    seq: session.seq,
    hash: session.hash,
    outcome,
    ...(isOver ? { earned: earned(session) } : {}),
    open: session.choices().map((choice) => question(session, choice)),
  }
}

/** A table that is there from now on, and where it stands. */
export function opened(table: OpenTable, tables: Tables): object {
  tables.add(table)
  const { session, name } = table
  return {
    table: name,
    game: session.module.id,
    options: session.options,
    seats: session.seats,
    commitment: session.commitment,
    horizon: session.horizon,
    ...standing(table),
  }
}

/** What one entry of the log did; `choice` is the question it answered. */
export function batchSaid(
  { session }: OpenTable,
  batch: BatchOf<Game>,
  choice?: Game['choice'] | undefined,
): object {
  if (isUndo(batch)) return { undo: batch.undo, by: batch.by }
  const { streams } = session.rules
  const { forced, drawn, scripted } = batch
  return {
    ...(isCommand(batch) ? { kind: batch.kind, pick: pick(session, choice, batch.pick) } : {}),
    events: batch.events.map((fact) => event(session, fact)),
    forced: forced.map((one) => ({ ...one, pick: pick(session, undefined, one.pick) })),
    drawn: drawn.map(([stream, of, result]) => [streams[stream], of, result]),
    scripted,
  }
}
