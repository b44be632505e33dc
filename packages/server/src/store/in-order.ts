import { StoreDamaged, type StoredEntry } from '@graveshift/table/store'

interface Found {
  readonly head: number
  readonly seq: number | null
  readonly id: string | null
  readonly body: string | null
}

/** A stretch of a log that misses an entry, at its end too, must never be taken for the log. */
export function inOrder(room: string, from: number, most: number, rows: readonly Found[]): StoredEntry[] {
  const entries = rows.flatMap(({ seq, id, body }) =>
    seq === null || id === null || body === null ? [] : [{ seq, id, body }],
  )
  if (entries.some(({ seq }, index) => seq !== from + index))
    throw new StoreDamaged(`room ${room} misses entries from ${from} on`)
  const head = rows[0]?.head ?? -1
  const expected = Math.max(0, Math.min(most, head + 1 - from))
  if (entries.length !== expected)
    throw new StoreDamaged(`room ${room} has ${entries.length} entries from ${from} on, not ${expected}`)
  return entries
}
