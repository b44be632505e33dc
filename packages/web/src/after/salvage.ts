import { GEAR_UP_MODULE, type GearUp } from '@graveshift/gear-up'
import { isFault } from '@graveshift/kernel'
import { type GameRecord, loadSession, type Session } from '@graveshift/table'
import { newSecret } from '../store/new-names.ts'
import { cutRecord } from './cut-record.ts'

/** The game up to a batch, if that much of it is whole. */
function openedUpTo(record: GameRecord, seq: number): Session<GearUp> | undefined {
  try {
    const session = loadSession(GEAR_UP_MODULE, cutRecord(record, seq), newSecret)
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
export function salvage(record: GameRecord): Session<GearUp> | undefined {
  let best = openedUpTo(record, 0)
  if (!best) return undefined
  let good = 0
  let bad = record.batches.length
  while (bad - good > 1) {
    const middle = Math.floor((good + bad) / 2)
    const session = openedUpTo(record, middle)
    if (session) {
      best = session
      good = middle
    } else bad = middle
  }
  return best
}
