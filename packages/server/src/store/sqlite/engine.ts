import { statSync } from 'node:fs'
import { StoreError, UnknownOutcome } from '@graveshift/table/store'
import type { Engine, Run } from '../engine.ts'
import { Connection } from './connection.ts'
import { isDiskTrouble, storeErrorOf } from './errors.ts'
import { GroupCommit } from './group-commit.ts'
import { LostRooms } from './lost-rooms.ts'
import { WriteAhead } from './write-ahead.ts'

/** One connection writes, in groups; another reads, and so never sees what is not committed yet. */
export class SqliteEngine implements Engine {
  readonly #file: string
  readonly #openWriter: () => Connection
  readonly #patience: number
  readonly #unlock: () => void
  readonly #group: GroupCommit
  readonly #writeAhead: WriteAhead
  readonly #lost = new LostRooms()
  #writer: Connection | undefined
  #reader: Connection | undefined

  constructor(
    file: string,
    writer: Connection,
    openWriter: () => Connection,
    patience: number,
    unlock: () => void,
  ) {
    this.#file = file
    this.#writer = writer
    this.#openWriter = openWriter
    this.#patience = patience
    this.#unlock = unlock
    this.#writeAhead = new WriteAhead(file)
    this.#group = new GroupCommit(() => this.#writing(), {
      failed: (error) => this.#failed(error),
      committed: () => this.#writeAhead.committed(this.#writing()),
    })
  }

  readonly read: Run = async (statement, args) => {
    try {
      return this.#reading().all(statement, args)
    } catch (error) {
      throw storeErrorOf(error)
    }
  }

  write<T>(work: (run: Run) => Promise<T>): Promise<T> {
    return this.#group.submit(work)
  }

  async isLost(room: string): Promise<boolean> {
    try {
      return this.#lost.has(room, this.#reading())
    } catch (error) {
      throw storeErrorOf(error)
    }
  }

  async bytes(): Promise<number> {
    return (statSync(this.#file, { throwIfNoEntry: false })?.size ?? 0) + this.#writeAhead.bytes()
  }

  async close(): Promise<void> {
    await this.#group.close()
    this.#closeConnections()
    this.#unlock()
  }

  #reading(): Connection {
    this.#reader ??= new Connection(this.#file, { readOnly: true, patience: this.#patience })
    return this.#reader
  }

  #writing(): Connection {
    this.#writer ??= this.#openWriter()
    return this.#writer
  }

  #failed(error: unknown): unknown {
    if (!isDiskTrouble(error)) return storeErrorOf(error)
    // What the disk kept shows when the file is opened afresh, as after a crash.
    this.#closeConnections()
    return new UnknownOutcome('the disk failed in mid-write', { cause: error })
  }

  #closeConnections(): void {
    for (const connection of [this.#reader, this.#writer])
      try {
        connection?.close()
      } catch (error) {
        if (!(storeErrorOf(error) instanceof StoreError)) throw error
      }
    this.#reader = undefined
    this.#writer = undefined
  }
}
