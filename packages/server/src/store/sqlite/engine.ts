import { statSync } from 'node:fs'
import { StoreError, UnknownOutcome } from '@graveshift/table/store'
import type { Engine, Run } from '../engine.ts'
import type { Writes } from '../write.ts'
import { Connection } from './connection.ts'
import { storeErrorOf } from './errors.ts'
import { LostRooms } from './lost-rooms.ts'
import { SameFile } from './same-file.ts'
import { WriteAhead } from './write-ahead.ts'
import type { Writer } from './writer.ts'

/** One connection writes, in groups; another reads, and so never sees what is not committed yet. */
export class SqliteEngine implements Engine {
  readonly #file: string
  readonly #writer: Writer
  readonly #patience: number
  readonly #unlock: () => void
  readonly #lost = new LostRooms()
  readonly #same: SameFile
  #reader: Connection | undefined
  /** How often the disk failed: what a reader finds may not be on it until the writer has seen to that. */
  #failures = 0
  #seenTo = 0

  constructor(
    file: string,
    writer: Writer,
    reader: Connection,
    patience: number,
    unlock: () => void,
    gone: () => void,
  ) {
    this.#same = new SameFile(file, gone)
    this.#file = file
    this.#writer = writer
    this.#reader = reader
    this.#patience = patience
    this.#unlock = unlock
  }

  readonly read: Run = async (statement, args) => {
    try {
      return (await this.#reading()).all(statement, args)
    } catch (error) {
      throw storeErrorOf(error)
    }
  }

  async write<K extends keyof Writes>(kind: K, given: Writes[K]['given']): Promise<Writes[K]['gives']> {
    try {
      const answer = await this.#writer.write(kind, given)
      if (this.#same.holds()) return answer
      throw new UnknownOutcome('the file of the tables was removed or replaced')
    } catch (error) {
      // What the disk kept shows when the file is opened afresh, as after a crash.
      if (error instanceof UnknownOutcome) {
        this.#failures++
        this.#closeReader()
      }
      throw error
    }
  }

  async isLost(room: string): Promise<boolean> {
    try {
      return this.#lost.has(room, await this.#reading())
    } catch (error) {
      throw storeErrorOf(error)
    }
  }

  async bytes(): Promise<number> {
    return (statSync(this.#file, { throwIfNoEntry: false })?.size ?? 0) + new WriteAhead(this.#file).bytes()
  }

  async close(): Promise<void> {
    this.#same.stop()
    // Who closes last copies the write-ahead file back, and only who writes can.
    this.#closeReader()
    await this.#writer.close()
    this.#unlock()
  }

  async #reading(): Promise<Connection> {
    while (this.#seenTo < this.#failures) {
      const failures = this.#failures
      // Writes nothing, but by a connection opened afresh, which forces what is found.
      await this.#writer.write('sweep', { now: 0 })
      this.#seenTo = failures
    }
    this.#reader ??= new Connection(this.#file, { readOnly: true, patience: this.#patience })
    return this.#reader
  }

  #closeReader(): void {
    const old = this.#reader
    this.#reader = undefined
    try {
      old?.close()
    } catch (error) {
      if (!(storeErrorOf(error) instanceof StoreError)) throw error
    }
  }
}
