import { DatabaseSync } from 'node:sqlite'
import { StoreUnfit } from '@graveshift/table/store'

/**
 * One process a data folder. The operating system drops the lock when the process ends in whatever way, so that
 * nothing has to be cleared away after a crash. A second server would do no harm to the log, but the players of the
 * two would not hear of each other.
 */
export function lockFolder(file: string, patience: number): () => void {
  const lock = new DatabaseSync(`${file}.lock`, { timeout: patience })
  try {
    lock.exec('begin exclusive')
  } catch (error) {
    lock.close()
    throw new StoreUnfit(
      `Another server uses ${file}. Stop it first, or give this one a DATA_DIR of its own; several servers for the same tables need PostgreSQL.`,
      { cause: error },
    )
  }
  return () => lock.close()
}
