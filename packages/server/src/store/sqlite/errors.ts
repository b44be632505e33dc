import { StorageFull, StoreAway, StoreDamaged, StoreError } from '@graveshift/table/store'

const BUSY = 5
const LOCKED = 6
const READ_ONLY = 8
const IO = 10
const CORRUPT = 11
const FULL = 13
const CANNOT_OPEN = 14
const NOT_A_DATABASE = 26

/** The primary code is the lowest byte of the extended one. */
const codeOf = (error: unknown): number | undefined =>
  error instanceof Error && 'errcode' in error && typeof error.errcode === 'number'
    ? error.errcode & 0xff
    : undefined

/** The disk failed us, and nobody knows what it kept. */
export const isDiskTrouble = (error: unknown): boolean => codeOf(error) === IO

/** SQLite's words in ours; whatever else it is stays what it is. */
export function storeErrorOf(error: unknown): unknown {
  if (error instanceof StoreError) return error
  const message = error instanceof Error ? error.message : String(error)
  const cause = { cause: error }
  // Disk trouble of a neighbor in the group closed the connection before the commit; the next write opens another.
  if (error instanceof Error && 'code' in error && error.code === 'ERR_INVALID_STATE')
    return new StoreAway(`the connection was closed: ${message}`, cause)
  switch (codeOf(error)) {
    case FULL:
      return new StorageFull(`no room to write: ${message}`, cause)
    case CORRUPT:
    case NOT_A_DATABASE:
      return new StoreDamaged(`the database file is damaged: ${message}`, cause)
    case BUSY:
    case LOCKED:
    case READ_ONLY:
    case IO:
    case CANNOT_OPEN:
      return new StoreAway(`the database file cannot be used: ${message}`, cause)
    default:
      return error
  }
}
