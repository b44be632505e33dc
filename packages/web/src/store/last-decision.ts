import type { Game } from '@graveshift/kernel'
import { type BatchOf, type CommandBatch, isCommand, isUndo } from '@graveshift/table'
import type { SeatBots } from '../bots/seat-bots.ts'

/** The last thing a person decided of what led to the present table; what was taken back and what bots did is passed over. */
export function lastDecision<G extends Game>(
  log: readonly BatchOf<G>[],
  bots: SeatBots,
): CommandBatch<G['event']> | undefined {
  for (let at = log.length - 1; at >= 0; ) {
    const batch = log[at]
    if (!batch) return undefined
    if (isUndo(batch)) at = batch.undo
    else if (!isCommand(batch)) return undefined
    else if (bots[batch.seat] === undefined) return batch
    else at--
  }
  return undefined
}
