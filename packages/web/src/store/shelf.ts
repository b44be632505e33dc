import type { GameRecord } from '@graveshift/table'
import { database } from './database.ts'
import type { GameEntry } from './game-entry.ts'

/** Where saved games lie. Entries and records are written together or not at all. */
export interface Shelf {
  /** All games, the last played first. */
  list(): Promise<readonly GameEntry[]>
  record(id: string): Promise<GameRecord | undefined>
  entry(id: string): Promise<GameEntry | undefined>
  put(entry: GameEntry, record: GameRecord): Promise<void>
  remove(id: string): Promise<void>
  /** Calls back when something was put or removed, in this tab or another one. */
  onChange(listener: () => void): () => void
}

const CHANNEL = 'graveshift.shelf'

class BrowserShelf implements Shelf {
  readonly #listeners = new Set<() => void>()
  readonly #channel = new BroadcastChannel(CHANNEL)

  constructor() {
    this.#channel.onmessage = () => this.#tell()
  }

  async list(): Promise<readonly GameEntry[]> {
    const entries = await (await database()).getAll('entries')
    return entries.sort((a, b) => b.updated - a.updated)
  }

  async record(id: string): Promise<GameRecord | undefined> {
    return (await (await database()).get('records', id))?.record
  }

  async entry(id: string): Promise<GameEntry | undefined> {
    return (await database()).get('entries', id)
  }

  async put(entry: GameEntry, record: GameRecord): Promise<void> {
    const transaction = (await database()).transaction(['entries', 'records'], 'readwrite', {
      durability: 'strict',
    })
    await Promise.all([
      transaction.objectStore('entries').put(entry),
      transaction.objectStore('records').put({ id: entry.id, record }),
      transaction.done,
    ])
    this.#changed()
  }

  async remove(id: string): Promise<void> {
    const transaction = (await database()).transaction(['entries', 'records'], 'readwrite')
    await Promise.all([
      transaction.objectStore('entries').delete(id),
      transaction.objectStore('records').delete(id),
      transaction.done,
    ])
    this.#changed()
  }

  onChange(listener: () => void): () => void {
    this.#listeners.add(listener)
    return () => this.#listeners.delete(listener)
  }

  #changed(): void {
    this.#channel.postMessage('changed')
    this.#tell()
  }

  #tell(): void {
    for (const listener of this.#listeners) listener()
  }
}

let made: Shelf | undefined

export function shelf(): Shelf {
  made ??= new BrowserShelf()
  return made
}
