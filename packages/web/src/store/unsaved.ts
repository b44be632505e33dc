import type { GameRecord } from '@graveshift/table'
import type { GameEntry } from './game-entry.ts'
import { entryOfToday } from './old-entry.ts'
import { isSoundEntry } from './sound-entry.ts'

// A page that is left gets no time to finish writing to its database. What lies here is written at once, by a page
// that goes, and put into the database by the next one that comes.

const PREFIX = 'graveshift.unsaved.'

export interface Unsaved {
  readonly entry: GameEntry
  readonly record: GameRecord
}

/** The last word of a page about a game whose saving it may not see the end of. */
export function keepUnsaved(unsaved: Unsaved): void {
  try {
    localStorage.setItem(PREFIX + unsaved.entry.id, JSON.stringify(unsaved))
  } catch {
    // Switched off or full: what is already in the database is all there is.
  }
}

export function forgetUnsaved(id: string): void {
  try {
    localStorage.removeItem(PREFIX + id)
  } catch {
    // Then nothing lies there.
  }
}

function read(text: string | null): Unsaved | undefined {
  try {
    // Written by this program; what the record is worth is seen when it is opened, as with every saved one.
    const { entry: kept, record } = JSON.parse(text ?? 'null') as Unsaved
    const entry = entryOfToday(kept)
    return isSoundEntry(entry) && Array.isArray(record.batches) ? { entry, record } : undefined
  } catch {
    return undefined
  }
}

/** What pages that are gone have left behind. */
export function unsavedGames(): readonly Unsaved[] {
  try {
    const keys = Object.keys(localStorage).filter((key) => key.startsWith(PREFIX))
    return keys.flatMap((key) => {
      const unsaved = read(localStorage.getItem(key))
      if (!unsaved) localStorage.removeItem(key)
      return unsaved ?? []
    })
  } catch {
    return []
  }
}
