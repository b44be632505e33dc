import { useEffect, useState } from 'react'
import { hrefOf, type TableLink } from '../app/routes.ts'
import { isFailed, myTables, returnTo } from './api.ts'
import { keepKeys } from './memory.ts'
import { type OnlineTable, sitAt, tableInUse } from './online-table.ts'
import { openOutbox } from './open-outbox.ts'

export type Entry =
  | { readonly state: 'looking' }
  /** A name is wanted before one may come in. */
  | { readonly state: 'ask'; readonly kind: 'invite' | 'watch'; readonly key: string }
  | { readonly state: 'refused'; readonly why: string }
  | { readonly state: 'in'; readonly table: OnlineTable }

/** Keys read from the address, kept while the page is reloaded and no longer. */
const keyAt = (room: string) => `graveshift.key.${room}`

function keepLink(room: string, link: TableLink | undefined): void {
  try {
    if (link) sessionStorage.setItem(keyAt(room), JSON.stringify(link))
    else sessionStorage.removeItem(keyAt(room))
  } catch {
    // Then a reload needs the link again.
  }
}

function keptLink(room: string): TableLink | undefined {
  try {
    const kept: Partial<TableLink> = JSON.parse(sessionStorage.getItem(keyAt(room)) ?? '{}')
    const { kind, key } = kept
    return kind !== undefined && typeof key === 'string' ? { kind, key } : undefined
  } catch {
    return undefined
  }
}

/** Whether this browser has a place at the table already; or why that cannot be told. */
async function hasPlace(room: string): Promise<boolean | string> {
  if (tableInUse()?.id === room && tableInUse()?.look().status === 'open') return true
  const tables = await myTables()
  return isFailed(tables) ? tables.failed : tables.some((row) => row.room === room)
}

/** The way to a table: by the place one has there, or by the key of a link, which is taken out of the address at once. */
export function useEntry(room: string, link: TableLink | undefined) {
  const [entry, setEntry] = useState<Entry>({ state: 'looking' })
  const [tries, setTries] = useState(0)
  // biome-ignore lint/correctness/useExhaustiveDependencies: each new try looks again
  useEffect(() => {
    let here = true
    const given = link ?? keptLink(room)
    if (link) {
      keepLink(room, link)
      window.history.replaceState(
        window.history.state,
        '',
        hrefOf({ screen: 'table', room, link: undefined }),
      )
    }
    const come = async () => {
      keepLink(room, undefined)
      const there = tableInUse()
      if (there?.id === room && there.look().status !== 'stopped') {
        if (here) setEntry({ state: 'in', table: there })
        return
      }
      const storage = await openOutbox(room)
      if (here) setEntry({ state: 'in', table: sitAt(room, storage) })
    }
    const find = async (): Promise<void> => {
      if (given?.kind === 'seat') {
        const place = await returnTo(room, given.key)
        if (isFailed(place)) {
          if (here) setEntry({ state: 'refused', why: place.failed })
          return
        }
        keepKeys({ room, keys: { seat: given.key } })
        // Another person's link: whoever was here before is not, any more.
        if (tableInUse()?.id === room) tableInUse()?.close()
        return come()
      }
      // Without a key the table itself says whether one may come in; it is also waited for, where it is away.
      if (!given || given.kind === 'replay') return come()
      const place = await hasPlace(room)
      if (place === true) return come()
      if (!here) return
      if (place === false) setEntry({ state: 'ask', kind: given.kind, key: given.key })
      else setEntry({ state: 'refused', why: place })
    }
    setEntry({ state: 'looking' })
    void find()
    return () => {
      here = false
    }
  }, [room, link, tries])
  return { entry, again: () => setTries((count) => count + 1) }
}
