import type { Game, GameModule } from '@graveshift/kernel'
import type { GameRecord, Session } from '@graveshift/table'
import { Replica } from '@graveshift/table/link'
import { readEntry } from '@graveshift/table/room'
import { PAGE, type Store } from '@graveshift/table/store'
import { loadGame } from '../games.ts'

export interface Played {
  /** Which game of the table it is, from 1. */
  readonly round: number
  readonly over: boolean
  readonly record: GameRecord
}

/** A game of a table, else the last one, as a file for its players, folded from the log; undefined if it never began. */
export async function playedAt(store: Store, room: string, wanted?: number): Promise<Played | undefined> {
  let module: GameModule<Game> | undefined
  const replica = new Replica(() => module)
  let last: { readonly session: Session<Game>; readonly round: number } | undefined
  for (;;) {
    const page = await store.read(room, replica.head + 1, PAGE)
    for (const { body } of page) {
      const entry = readEntry(body)
      if (!entry) throw new Error('an entry cannot be read')
      if (entry.act.kind === 'opened') module = await loadGame(entry.act.game)
      replica.fold(entry)
      const round = replica.room?.round ?? 0
      if (replica.session && (wanted ?? round) === round) last = { session: replica.session, round }
    }
    if (page.length < PAGE) break
    // Long logs take their time: others go first.
    await new Promise((next) => setImmediate(next))
  }
  if (!last) return undefined
  const { session, round } = last
  const over = session.outcome !== undefined
  if (!over && !session.rules.open) return undefined
  return { round, over, record: session.record({ for: 'players' }) }
}
