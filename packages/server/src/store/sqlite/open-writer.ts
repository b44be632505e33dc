import { StoreUnfit } from '@graveshift/table/store'
import { Connection } from './connection.ts'
import { forceAgain, forceFolder } from './force-again.ts'

const MEGABYTE = 1024 * 1024

export interface WriterSettings {
  readonly file: string
  /** The most the data may take, in bytes; beyond it writing fails with StorageFull. */
  readonly mostBytes?: number
  /** How long to wait for another process's lock, in ms. */
  readonly patience: number
}

/** A connection that writes as we promise, or throws. */
export function openWriter({ file, mostBytes, patience }: WriterSettings): Connection {
  forceAgain(file)
  const connection = new Connection(file, { readOnly: false, patience })
  const set = (name: string, value: string | number, reads: unknown) => {
    connection.db.exec(`pragma ${name} = ${value}`)
    if (connection.pragma(name) !== reads)
      throw new StoreUnfit(`${file}: ${name} reads ${connection.pragma(name)}, not ${reads}`)
  }
  try {
    set('journal_mode', 'wal', 'wal')
    // The heart of it: a commit returns when the disk has it.
    set('synchronous', 'full', 2)
    set('foreign_keys', 'on', 1)
    set('journal_size_limit', 16 * MEGABYTE, 16 * MEGABYTE)
    connection.db.exec('pragma cell_size_check = on')
    if (mostBytes !== undefined) {
      const pages = Math.max(1, Math.floor(mostBytes / Number(connection.pragma('page_size'))))
      connection.db.exec(`pragma max_page_count = ${pages}`)
    }
    forceFolder(file)
    return connection
  } catch (error) {
    connection.close()
    throw error
  }
}
