import { has } from '@graveshift/kernel'
import type { Appended, KeyRow, NewEntry, SideWrites, StoredEntry, Summary } from './store.ts'

/** One room of a MemoryStore. */
export class MemoryRoom {
  readonly entries: StoredEntry[] = []
  readonly ids = new Map<string, number>()
  readonly secrets = new Map<number, string>()
  readonly keys = new Map<string, KeyRow>()
  /** From session to person. */
  readonly people = new Map<string, string>()
  summary: Summary = { title: '', phase: '', awaited: [] }
  readonly created: number
  updated: number

  constructor(created: number) {
    this.created = created
    this.updated = created
  }

  get head(): number {
    return this.entries.length - 1
  }

  append(entries: readonly NewEntry[], also: SideWrites): Appended {
    const first = entries[0]?.seq ?? 0
    if (entries.some(({ id }) => this.ids.has(id))) return 'known'
    if (first <= this.head) return 'taken'
    if (first > this.head + 1) return 'gap'
    if (also.sealed !== undefined && this.secrets.has(also.sealed.round))
      throw new Error(`round ${also.sealed.round} has its secret`)
    for (const { seq, id, body, at } of entries) {
      this.entries.push({ seq, id, body })
      this.ids.set(id, seq)
      this.updated = Math.max(this.updated, at)
    }
    this.#change(also)
    return 'done'
  }

  #change({ keysRevoked = [], keysAdded = [], unbound = [], bound = [], sealed, summary }: SideWrites): void {
    for (const hash of keysRevoked) this.keys.delete(hash)
    for (const key of keysAdded) this.keys.set(key.hash, { ...key })
    for (const whom of unbound)
      if (has(whom, 'session')) this.people.delete(whom.session)
      else
        for (const [session, person] of this.people) if (person === whom.person) this.people.delete(session)
    for (const { session, person } of bound) this.people.set(session, person)
    if (sealed !== undefined) this.secrets.set(sealed.round, sealed.text)
    if (summary !== undefined) this.summary = { ...summary, awaited: [...summary.awaited] }
  }
}
