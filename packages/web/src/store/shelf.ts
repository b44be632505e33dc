import type { GameRecord } from '@graveshift/table'
import { database, type KeptDebrief, type KeptSummary } from './database.ts'
import type { GameEntry } from './game-entry.ts'
import { forgetUnsaved, unsavedGames } from './unsaved.ts'

/** Where saved games lie. Entries and records are written together or not at all. */
export interface Shelf {
  /** All games, the last played first. */
  list(): Promise<readonly GameEntry[]>
  record(id: string): Promise<GameRecord | undefined>
  entry(id: string): Promise<GameEntry | undefined>
  /**
   * With its summary if it is over; what the player called the game stays. A game that was played on elsewhere is
   * not written over: then nothing is changed, and the answer is false.
   */
  put(entry: GameEntry, record: GameRecord, summary?: KeptSummary): Promise<boolean>
  rename(id: string, title: string): Promise<void>
  /** Its summary stays: what was played was played. */
  remove(id: string): Promise<void>
  summaries(): Promise<readonly KeptSummary[]>
  keepSummary(summary: KeptSummary): Promise<void>
  debrief(id: string): Promise<KeptDebrief | undefined>
  keepDebrief(debrief: KeptDebrief): Promise<void>
  /** Tells everybody, here and in other tabs, that something else was written that lies beside the games. */
  touched(id: string): void
  /** Calls back when something was put or removed, in this tab or another one. */
  onChange(listener: () => void): () => void
  /** Calls back with the game that was put or removed in another tab. */
  onElsewhere(listener: (id: string) => void): () => void
}

const CHANNEL = 'graveshift.shelf'

class BrowserShelf implements Shelf {
  readonly #listeners = new Set<() => void>()
  readonly #elsewhere = new Set<(id: string) => void>()
  readonly #channel = new BroadcastChannel(CHANNEL)
  #takenIn: Promise<void> | undefined

  constructor() {
    this.#channel.onmessage = ({ data }) => {
      this.#tell()
      for (const listener of this.#elsewhere) listener(String(data))
    }
  }

  /** Puts on the shelf what a page could only just write down when it was left; before anything is read. */
  #takeIn(): Promise<void> {
    this.#takenIn ??= this.#putUnsaved().catch(() => {
      this.#takenIn = undefined
    })
    return this.#takenIn
  }

  async #putUnsaved(): Promise<void> {
    for (const { entry, record } of unsavedGames()) {
      // Where the game was played on elsewhere meanwhile, that counts.
      await this.put(entry, record)
      forgetUnsaved(entry.id)
    }
  }

  async list(): Promise<readonly GameEntry[]> {
    await this.#takeIn()
    const entries = await (await database()).getAll('entries')
    return entries.sort((a, b) => b.updated - a.updated)
  }

  async record(id: string): Promise<GameRecord | undefined> {
    await this.#takeIn()
    return (await (await database()).get('records', id))?.record
  }

  async entry(id: string): Promise<GameEntry | undefined> {
    await this.#takeIn()
    return (await database()).get('entries', id)
  }

  async put(entry: GameEntry, record: GameRecord, summary?: KeptSummary): Promise<boolean> {
    const transaction = (await database()).transaction(['entries', 'records', 'summaries'], 'readwrite', {
      durability: 'strict',
    })
    const entries = transaction.objectStore('entries')
    const { title, origin, link, campaign } = (await entries.get(entry.id)) ?? {}
    // Read and written in one transaction: two tabs cannot both find the other's version missing.
    const isElsewhere = link !== undefined && !record.batches.some((batch) => batch.link === link)
    // What a campaign has gone on from stays as it was counted.
    if (isElsewhere || (campaign?.counted && link !== record.batches.at(-1)?.link)) {
      await transaction.done
      return false
    }
    const last = record.batches.at(-1)
    const kept = { ...(title === undefined ? {} : { title }), ...(origin === undefined ? {} : { origin }) }
    const place = campaign ? { campaign } : {}
    const summaries = transaction.objectStore('summaries')
    await Promise.all([
      entries.put({ ...kept, ...entry, ...place, ...(last ? { link: last.link } : {}) }),
      transaction.objectStore('records').put({ id: entry.id, record }),
      // A last blow that was taken back is no end.
      summary ? summaries.put(summary) : summaries.delete(entry.id),
      transaction.done,
    ])
    this.touched(entry.id)
    return true
  }

  async rename(id: string, title: string): Promise<void> {
    const transaction = (await database()).transaction('entries', 'readwrite')
    const entry = await transaction.store.get(id)
    if (entry) {
      const { title: _, ...rest } = entry
      await transaction.store.put(title === '' ? rest : { ...rest, title })
    }
    await transaction.done
    this.touched(id)
  }

  async summaries(): Promise<readonly KeptSummary[]> {
    return (await database()).getAll('summaries')
  }

  async keepSummary(summary: KeptSummary): Promise<void> {
    await (await database()).put('summaries', summary)
  }

  async debrief(id: string): Promise<KeptDebrief | undefined> {
    return (await database()).get('debriefs', id)
  }

  async keepDebrief(debrief: KeptDebrief): Promise<void> {
    await (await database()).put('debriefs', debrief)
  }

  async remove(id: string): Promise<void> {
    forgetUnsaved(id)
    const transaction = (await database()).transaction(['entries', 'records', 'debriefs'], 'readwrite')
    await Promise.all([
      transaction.objectStore('entries').delete(id),
      transaction.objectStore('records').delete(id),
      transaction.objectStore('debriefs').delete(id),
      transaction.done,
    ])
    this.touched(id)
  }

  onChange(listener: () => void): () => void {
    this.#listeners.add(listener)
    return () => this.#listeners.delete(listener)
  }

  onElsewhere(listener: (id: string) => void): () => void {
    this.#elsewhere.add(listener)
    return () => this.#elsewhere.delete(listener)
  }

  touched(id: string): void {
    this.#channel.postMessage(id)
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
