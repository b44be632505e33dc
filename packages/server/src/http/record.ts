import { Replica } from '@graveshift/table/link'
import { Damaged, OtherRules, readEntry } from '@graveshift/table/room'
import { loadRules } from '../games.ts'

/** A table's log as it lies in the store, and which of its games is wanted: the last one unless said. */
export interface RecordTask {
  readonly bodies: readonly string[]
  readonly round?: number
}

/** A game of a table as a file for its players. */
export interface Played {
  /** Which game of the table it is, from 1. */
  readonly round: number
  readonly over: boolean
  /** The file's seal, and all of it as JSON. */
  readonly seal: string
  readonly text: string
}

/** Folded from the log, in a thread: a long one takes seconds. `none` if that game never began. */
export async function recordFrom({
  bodies,
  round: wanted,
}: RecordTask): Promise<Played | 'none' | 'damaged-table' | 'other-rules'> {
  const entries = bodies.map(readEntry)
  const opened = entries[0]?.act
  const module = opened?.kind === 'opened' ? await loadRules(opened.game, opened.release) : undefined
  const replica = new Replica(() => module)
  let last: { readonly session: NonNullable<Replica['session']>; readonly round: number } | undefined
  try {
    for (const entry of entries) {
      if (!entry) return 'damaged-table'
      replica.fold(entry)
      const round = replica.room?.round ?? 0
      if (replica.session && (wanted ?? round) === round) last = { session: replica.session, round }
    }
  } catch (error) {
    if (!(error instanceof Damaged)) throw error
    return error instanceof OtherRules ? 'other-rules' : 'damaged-table'
  }
  if (!last) return 'none'
  const { session, round } = last
  const over = session.outcome !== undefined
  if (!over && !session.rules.open) return 'none'
  const record = session.record({ for: 'players' })
  return { round, over, seal: record.seal, text: JSON.stringify(record) }
}
