import type { Game } from '@graveshift/kernel'
import type { GameRecord, Session } from '@graveshift/table'
import { Replica } from '@graveshift/table/link'
import { readEntry } from '@graveshift/table/room'
import { PAGE, type Store } from '@graveshift/table/store'
import { findGame } from '../games.ts'

export interface Played {
  readonly over: boolean
  readonly record: GameRecord
}

/** The last game of a table as a file for its players, folded from the log; undefined if none began. */
export async function playedAt(store: Store, room: string): Promise<Played | undefined> {
  const replica = new Replica(findGame)
  let last: Session<Game> | undefined
  for (;;) {
    const page = await store.read(room, replica.head + 1, PAGE)
    for (const { body } of page) {
      const entry = readEntry(body)
      if (!entry) throw new Error('an entry cannot be read')
      replica.fold(entry)
      last = replica.session ?? last
    }
    if (page.length < PAGE) break
    // Long logs take their time: others go first.
    await new Promise((next) => setImmediate(next))
  }
  if (!last) return undefined
  const over = last.outcome !== undefined
  if (!over && !last.rules.open) return undefined
  return { over, record: last.record({ for: 'players' }) }
}
