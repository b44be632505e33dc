import { closeSync, fsyncSync, openSync, readSync, writeSync } from 'node:fs'
import { dirname } from 'node:path'
import { StoreAway } from '@graveshift/table/store'

const PIECE = 1024 * 1024

/**
 * Makes the disk have what the write-ahead file shows. Where forcing it failed before, here or in a process that ended,
 * memory goes on showing bytes that the disk never got, and which the system takes for written: what came after them
 * would be lost with them. So every byte is written once more. Nobody else may be writing.
 */
export function forceAgain(file: string): void {
  withFile(`${file}-wal`, 'r+', (wal) => {
    const piece = Buffer.alloc(PIECE)
    for (let at = 0; ; ) {
      const size = readSync(wal, piece, 0, PIECE, at)
      if (size === 0) break
      writeSync(wal, piece, 0, size, at)
      at += size
    }
    fsyncSync(wal)
  })
}

/** Makes the folder know its files for good: SQLite asks for that too, but does not listen to a no. */
export function forceFolder(file: string): void {
  withFile(dirname(file), 'r', fsyncSync)
}

function withFile(path: string, flags: string, use: (opened: number) => void): void {
  let opened: number | undefined
  try {
    opened = openSync(path, flags)
    use(opened)
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return
    throw new StoreAway(`${path} cannot be forced to the disk: ${error}`, { cause: error })
  } finally {
    if (opened !== undefined) closeSync(opened)
  }
}
