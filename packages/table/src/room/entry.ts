import { type Drawn, hashOf, isRecord } from '@graveshift/kernel'
import type { Fact, PersonId } from './fact.ts'

/** What luck gave and where it led: enough to play the fact again without the key. */
export interface DrawRecord {
  /** Absent for none. */
  readonly drawn?: readonly Drawn[]
  /** Of the game's state after it. */
  readonly hash: string
}

/** The table itself, where no person acts. */
export const TABLE = 'table'

/** One line of a table's log. */
export interface Entry {
  readonly seq: number
  /** 128 bits, made once by whoever wanted it. */
  readonly id: string
  /** Wall clock of the host in ms: for people, nothing is computed from it. */
  readonly at: number
  readonly by: PersonId | typeof TABLE
  readonly act: Fact
  readonly facts?: DrawRecord
  /** Of this entry and the link before it: no entry can be changed without all later ones showing it. */
  readonly link: string
}

export type Unlinked = Omit<Entry, 'link'>

export const FIRST_LINK = ''

export function linkOf(before: string, { seq, id, at, by, act, facts }: Unlinked): string {
  return hashOf([before, { seq, id, at, by, act, facts }])
}

export function writeEntry(entry: Entry): string {
  return JSON.stringify(entry)
}

/** An entry as this project wrote it; whether it was changed since shows in its link. */
export function readEntry(body: string): Entry | undefined {
  try {
    const value: unknown = JSON.parse(body)
    return isEntry(value) ? value : undefined
  } catch {
    return undefined
  }
}

export function isEntry(value: unknown): value is Entry {
  if (typeof value !== 'object' || value === null) return false
  const { seq, id, at, by, act, link } = value as Partial<Record<keyof Entry, unknown>>
  return (
    Number.isSafeInteger(seq) &&
    typeof id === 'string' &&
    Number.isSafeInteger(at) &&
    typeof by === 'string' &&
    typeof link === 'string' &&
    isRecord(act) &&
    typeof act.kind === 'string'
  )
}
