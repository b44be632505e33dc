import { commitmentTo } from '@graveshift/kernel'
import { loadRoom } from '@graveshift/table/host'
import { FIRST_LINK, linkOf, OtherRules, readEntry } from '@graveshift/table/room'
import { PAGE, type Store } from '@graveshift/table/store'
import { loadGame } from '../games.ts'
import type { ServerKey } from '../identity/server-key.ts'

/** One table that is not as it should be. */
export interface BadTable {
  readonly room: string
  readonly why: string
}

export interface Checked {
  readonly tables: number
  readonly entries: number
  /** Sealed secrets that open, and open to what was promised. */
  readonly secrets: number
  /** Tables of other rules than these: their logs hold together, and only their own version can play them again. */
  readonly others: number
  readonly bad: readonly BadTable[]
}

/** Looks at every table: whether its log holds together, plays to what it says, and its secrets open. */
export async function checkTables(store: Store, key: ServerKey | undefined): Promise<Checked> {
  const sum = { tables: 0, entries: 0, secrets: 0, others: 0 }
  const bad: BadTable[] = []
  let before: { readonly room: string; readonly updated: number } | undefined
  const seen = new Set<string>()
  for (;;) {
    const rows = await store.rooms(before ? { before } : {})
    for (const { room } of rows) {
      // Used meanwhile it may come up again.
      if (seen.has(room)) continue
      seen.add(room)
      sum.tables++
      try {
        const { entries, commitments } = await chainOf(store, room)
        sum.entries += entries
        if (key) sum.secrets += await openAll(store, key, room, commitments)
        await loadRoom(store, room, loadGame)
      } catch (error) {
        if (error instanceof OtherRules) sum.others++
        else bad.push({ room, why: error instanceof Error ? error.message : String(error) })
      }
    }
    const last = rows.at(-1)
    if (!last || rows.length < PAGE) return { ...sum, bad }
    before = { room: last.room, updated: last.updated }
  }
}

/** Goes along the links of a log; gives how long it is, and what was promised of each game's luck. */
async function chainOf(store: Store, room: string) {
  const commitments: string[] = []
  let link = FIRST_LINK
  let entries = 0
  for (;;) {
    const page = await store.read(room, entries)
    for (const { seq, id, body } of page) {
      const entry = readEntry(body)
      if (!entry || entry.seq !== seq || entry.id !== id) throw new Error(`entry ${seq} is none`)
      if (linkOf(link, entry) !== entry.link) throw new Error(`entry ${seq}: the link is broken`)
      const { act } = entry
      if (act.kind === 'opened' || act.kind === 'rematched') commitments.push(act.commitment)
      link = entry.link
      entries++
    }
    if (page.length < PAGE) return { entries, commitments }
  }
}

async function openAll(
  store: Store,
  key: ServerKey,
  room: string,
  commitments: readonly string[],
): Promise<number> {
  for (const [at, commitment] of commitments.entries()) {
    const round = at + 1
    const sealed = await store.secret(room, round)
    if (sealed === undefined) throw new Error(`the secret of game ${round} is missing`)
    if (commitmentTo(opened(key, sealed, `${room}/${round}`)) !== commitment)
      throw new Error(`the secret of game ${round} is not the one that was promised`)
  }
  return commitments.length
}

function opened(key: ServerKey, sealed: string, context: string): Uint8Array {
  try {
    return key.open(sealed, context)
  } catch (error) {
    throw new Error(`a secret does not open with this server key (${context})`, { cause: error })
  }
}
