import { type Game, type GameModule, isFault } from '@graveshift/kernel'
import { cutRecord, type GameRecord, loadSession, type Session } from '@graveshift/table'
import { newSecret } from '../store/new-names.ts'

/** The game up to a batch, if that much of it is whole. */
function openedUpTo<G extends Game>(
  module: GameModule<G>,
  record: GameRecord,
  seq: number,
): Session<G> | undefined {
  try {
    const session = loadSession(module, cutRecord(record, seq), newSecret)
    return isFault(session) ? undefined : session
  } catch {
    // Not even the form of a record.
    return undefined
  }
}

/**
 * What can still be played of a saved game that cannot be opened: its longest beginning that the rules make again, with
 * fresh luck. Nothing if not even the setup holds, as under other rules.
 */
export function salvage<G extends Game>(module: GameModule<G>, record: GameRecord): Session<G> | undefined {
  let best = openedUpTo(module, record, 0)
  if (!best) return undefined
  let good = 0
  let bad = record.batches.length
  while (bad - good > 1) {
    const middle = Math.floor((good + bad) / 2)
    const session = openedUpTo(module, record, middle)
    if (session) {
      best = session
      good = middle
    } else bad = middle
  }
  return best
}
