import type { GameEntry } from '../../store/game-entry.ts'
import { openGame, removeGame } from '../../store/open-games.ts'
import { isRefused } from '../../store/refused-file.ts'
import { shelf } from '../../store/shelf.ts'

export interface Removed {
  readonly entry: GameEntry
  bringBack(): Promise<void>
}

/** Throws a game away, and remembers it for as long as it may still be brought back. */
export async function removeForNow(id: string): Promise<Removed | undefined> {
  // What was decided last in this tab may still be on its way to the storage.
  const store = await openGame(id)
  if (!isRefused(store)) await store.settled()
  const [entry, record, summaries] = await Promise.all([
    shelf().entry(id),
    shelf().record(id),
    shelf().summaries(),
  ])
  if (!entry || !record) return undefined
  const summary = summaries.find((each) => each.id === id)
  await removeGame(id)
  const bringBack = async () => {
    await shelf().put(entry, record, summary)
  }
  return { entry, bringBack }
}
