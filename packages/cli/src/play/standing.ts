import type { Game } from '@graveshift/kernel'
import { type BatchOf, isUndo } from '@graveshift/table'

/** Events that still count: what was taken back never happened. */
export function eventsThatCount<G extends Game>(log: readonly BatchOf<G>[]): G['event'][] {
  let line: number[] = []
  for (const batch of log)
    if (isUndo(batch)) line = line.slice(0, line.indexOf(batch.undo) + 1)
    else line.push(batch.seq)
  return line.flatMap((seq) => {
    const batch = log[seq]
    return batch && !isUndo(batch) ? [...batch.events] : []
  })
}
