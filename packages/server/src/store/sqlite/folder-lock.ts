import { DatabaseSync } from 'node:sqlite'
import { StoreUnfit } from '@graveshift/table/store'

/**
 * One process a data folder. The operating system drops the lock when the process ends in whatever way, so that
 * nothing has to be cleared away after a crash. A second server would do no harm to the log, but the players of the
 * two would not hear of each other.
 */
export function lockFolder(file: string, patience: number): () => void {
  const lock = openLock(`${file}.lock`, patience)
  try {
    lock.exec('begin exclusive')
  } catch (error) {
    lock.close()
    if (!isBusy(error)) throw unusable(`${file}.lock`, error)
    throw new StoreUnfit(
      `Another server uses ${file}. Stop it first, or give this one a DATA_DIR of its own; several servers for the same tables need PostgreSQL.`,
      { cause: error },
    )
  }
  return () => lock.close()
}

function openLock(path: string, patience: number): DatabaseSync {
  try {
    return new DatabaseSync(path, { timeout: patience })
  } catch (error) {
    throw unusable(path, error)
  }
}

const BUSY = 5
const isBusy = (error: unknown): boolean =>
  error instanceof Error && 'errcode' in error && error.errcode === BUSY

const unusable = (path: string, error: unknown): StoreUnfit =>
  new StoreUnfit(
    `${path} cannot be used (${error instanceof Error ? error.message : error}). It must belong to whoever runs the server; it holds nothing and may be removed while none runs.`,
    { cause: error },
  )
