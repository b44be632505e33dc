import { addPlayed, NOTHING_PLAYED, type Played } from '@graveshift/bots'
import { effort } from '../bots/effort.ts'

/** Games in one portion, so that nobody waits long in the worker, and in all: the more, the smaller the error. */
const PORTION = 25
const MOST = 400

interface Known {
  readonly seq: number
  readonly played: Played
}

/** What is known of each table: whoever shows it anew, in another language or place, goes on from there. */
const KNOWN = new WeakMap<object, Known>()

/** What was found last about a table, be it a moment old. */
export const knownOf = (table: object): Played | undefined => KNOWN.get(table)?.played

/** Has games played on, portion by portion, until there are enough or nobody wants to hear of them any more. */
export async function lookCloser(
  table: object,
  seq: number,
  play: (from: number, games: number) => Promise<Played>,
  tell: (played: Played) => void,
  signal: AbortSignal,
): Promise<void> {
  const known = KNOWN.get(table)
  let played = known?.seq === seq ? known.played : NOTHING_PLAYED
  if (played.games > 0) tell(played)
  while (!signal.aborted && played.games < MOST * effort()) {
    const more = await play(played.games, PORTION)
    if (signal.aborted) return
    played = addPlayed(played, more)
    KNOWN.set(table, { seq, played })
    tell(played)
  }
}
