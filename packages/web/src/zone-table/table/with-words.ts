import { needWords } from '../../i18n/i18n.ts'

/** Fetches a table of zones and, at once, the words it waits for when it is first drawn. */
export function withZoneWords<T>(fetchTable: () => Promise<T>): Promise<T> {
  // Whoever draws it says what is missing.
  needWords({ set: 'zones' }).catch(() => undefined)
  return fetchTable()
}
