import type { Game } from '@graveshift/kernel'
import type { Session } from '@graveshift/table'
import type { Clock } from './clock.ts'
import { placesOf } from './replay.ts'

/** The last decision of the turn before the present one, as a number of a batch; nothing where there is none before. */
export function turnBefore<G extends Game>(session: Session<G>, clock: Clock<G>): number | undefined {
  const places = placesOf(session, clock)
  const now = places.at(-1)
  const before = places.findLast(({ turn }) => turn < (now?.turn ?? 0)) ?? places[0]
  return before === now ? undefined : before?.batch.seq
}
