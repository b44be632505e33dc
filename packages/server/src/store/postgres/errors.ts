import { StorageFull, StoreAway, StoreDamaged, StoreError } from '@graveshift/table/store'

/** What the server itself said about one statement; after it the connection is as good as before. */
interface Refused {
  readonly code: string
  readonly severity: string
}

export const isRefused = (error: unknown): error is Error & Refused =>
  error instanceof Error &&
  'severity' in error &&
  error.severity === 'ERROR' &&
  'code' in error &&
  typeof error.code === 'string'

/** Everything else means that the connection is gone: cut, timed out, or the server said FATAL. */
export const isConnectionLost = (error: unknown): boolean =>
  error instanceof Error &&
  !isRefused(error) &&
  !(error instanceof TypeError) &&
  !(error instanceof RangeError)

/** A unique violation. */
export const isTaken = (error: unknown): boolean => isRefused(error) && error.code === '23505'

/** By SQLSTATE. Where a new connection may lead to a server that can do it, the old one must be dropped. */
const SAYS_AWAY: Readonly<Record<string, 'keep' | 'drop'>> = {
  '40001': 'keep', // serialization failure
  '40P01': 'keep', // deadlock
  '55P03': 'keep', // lock time-out
  '57014': 'keep', // statement time-out
  '25006': 'drop', // read only: the primary became a standby
  '0A000': 'drop', // a migration of another node changed a prepared plan
}

export const mustDrop = (error: unknown): boolean =>
  isConnectionLost(error) || (isRefused(error) && SAYS_AWAY[error.code] === 'drop')

/** PostgreSQL's words in ours, for what certainly did not happen; whatever else it is stays what it is. */
export function storeErrorOf(error: unknown): unknown {
  if (error instanceof StoreError || !(error instanceof Error)) return error
  const cause = { cause: error }
  if (isConnectionLost(error)) return new StoreAway(`the database cannot be reached: ${error.message}`, cause)
  if (!isRefused(error)) return error
  if (error.code === '53100') return new StorageFull(`no room to write: ${error.message}`, cause)
  if (error.code === 'XX001' || error.code === 'XX002') return new StoreDamaged(error.message, cause)
  return SAYS_AWAY[error.code] === undefined ? error : new StoreAway(error.message, cause)
}
