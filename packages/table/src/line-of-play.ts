import type { Event } from '@graveshift/kernel'
import { type Batch, isUndo } from './batch.ts'

export type PlayedBatch<E extends Event> = Exclude<Batch<E>, { readonly undo: number }>

/** The batches that led to the present: what was taken back, and the takings-back, are left out. */
export function lineOfPlay<E extends Event>(log: readonly Batch<E>[]): readonly PlayedBatch<E>[] {
  const line: PlayedBatch<E>[] = []
  for (const batch of log) {
    if (!isUndo(batch)) line.push(batch)
    else line.splice(line.findIndex(({ seq }) => seq === batch.undo) + 1)
  }
  return line
}
