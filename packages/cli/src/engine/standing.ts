import { type BatchOf, isCommand, isUndo } from '@graveshift/table'
import type { AnyGame } from '../games.ts'
import type { OpenTable, Tables } from './tables.ts'

/** A question without its answers. */
export function question({ id, lane: _, ...rest }: AnyGame['choice']): object {
  return { choice: id, ...rest }
}

/** Where a table stands: what every change of it is answered with. */
export function standing({ session }: OpenTable): object {
  return {
    seq: session.seq,
    hash: session.hash,
    outcome: session.outcome,
    open: session.choices().map(question),
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

/** What one entry of the log did. */
export function batchSaid(batch: BatchOf<AnyGame>): object {
  if (isUndo(batch)) return { undo: batch.undo, by: batch.by }
  const { events, forced, drawn, scripted } = batch
  return {
    ...(isCommand(batch) ? { kind: batch.kind, pick: batch.pick } : {}),
    events,
    forced,
    drawn,
    scripted,
  }
}
