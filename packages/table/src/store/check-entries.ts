import type { NewEntry } from './store.ts'

/** Throws when no host should ever have asked for it: a mistake in the code, not a race. */
export function checkEntries(entries: readonly NewEntry[]): void {
  const first = entries[0]?.seq
  if (first === undefined) throw new RangeError('no entries to write')
  if (!Number.isSafeInteger(first) || first < 0) throw new RangeError(`seq ${first}`)
  if (entries.some(({ seq }, index) => seq !== first + index))
    throw new RangeError('entries do not follow each other')
  if (entries.some(({ at }) => !Number.isSafeInteger(at))) throw new RangeError('a time that is not whole')
  // PostgreSQL cannot keep it, and JSON never holds it.
  if (entries.some(({ id, body }) => id.includes('\u0000') || body.includes('\u0000')))
    throw new RangeError('a zero sign in a text')
  if (new Set(entries.map(({ id }) => id)).size !== entries.length) throw new RangeError('an id twice')
}
