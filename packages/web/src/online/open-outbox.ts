import type { OutboxStorage } from '@graveshift/table/link'
import { newIntent } from './random.ts'

/** So long the page before a reload may take to let go of what was its own. */
const LET_GO_MS = 1_000

/** Outboxes this page holds. */
const held = new Set<string>()

/** Makes an outbox this page's own for as long as the page lives; false if another page has it. */
async function hold(key: string, options: LockOptions): Promise<boolean> {
  if (held.has(key)) return true
  const isMine = await new Promise<boolean>((resolve) => {
    navigator.locks
      .request(key, options, (lock) => {
        resolve(lock !== null)
        return lock === null ? undefined : new Promise<never>(() => {})
      })
      .catch(() => resolve(false))
  })
  if (isMine) held.add(key)
  return isMine
}

const prefixOf = (room: string) => `graveshift.outbox.${room}.`
const TAB = 'graveshift.tab'

/** The name of this tab, which stays over reloads. A tab made as a copy of another gets a name of its own. */
async function ownKey(room: string): Promise<string> {
  const known = sessionStorage.getItem(TAB)
  const key = `${prefixOf(room)}${known}`
  if (known !== null && (!navigator.locks || (await hold(key, { signal: AbortSignal.timeout(LET_GO_MS) }))))
    return key
  const tab = newIntent()
  sessionStorage.setItem(TAB, tab)
  if (navigator.locks) await hold(`${prefixOf(room)}${tab}`, { ifAvailable: true })
  return `${prefixOf(room)}${tab}`
}

/** What tabs that are no more left unsent for this table. */
async function leftovers(room: string, own: string): Promise<unknown[]> {
  if (!navigator.locks) return []
  const found: unknown[] = []
  const keys = Array.from({ length: localStorage.length }, (_, index) => localStorage.key(index) ?? '')
  for (const key of keys) {
    if (!key.startsWith(prefixOf(room)) || key === own || held.has(key)) continue
    if (!(await hold(key, { ifAvailable: true }))) continue
    found.push(...listIn(key))
    localStorage.removeItem(key)
  }
  return found
}

function listIn(key: string): unknown[] {
  try {
    const list: unknown = JSON.parse(localStorage.getItem(key) ?? '[]')
    return Array.isArray(list) ? list : []
  } catch {
    return []
  }
}

/**
 * Where what is on its way to a table survives a reload, or the end of the page. Each tab has its own, because
 * whatever is in one is sent by one page only; what a closed tab left is taken over by the next page at that table.
 */
export async function openOutbox(room: string): Promise<OutboxStorage> {
  try {
    const key = await ownKey(room)
    const left = await leftovers(room, key)
    if (left.length > 0) localStorage.setItem(key, JSON.stringify([...left, ...listIn(key)]))
    return {
      read: () => localStorage.getItem(key) ?? undefined,
      write: (text) => {
        if (text === '[]') localStorage.removeItem(key)
        else localStorage.setItem(key, text)
      },
    }
  } catch {
    // Storage is switched off: it lasts as long as the page.
    return { read: () => undefined, write: () => {} }
  }
}
