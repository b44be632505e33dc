import type { Game } from '@graveshift/kernel'
import type { GameRecord } from '@graveshift/table'
import type { GameView } from './game-view.ts'
import type { OpenGame } from './open-games.ts'
import type { Refused } from './refused-file.ts'
import { saveText } from './save-text.ts'

/** Ten times the longest game with all its takings-back; a larger file is not even read, for that would freeze the page. */
export const MOST_BYTES = 4 * 1024 * 1024

/** Hands a game to the player as a file. */
export function exportGame<G extends Game>(store: GameView<G>): void {
  exportRecord(store.id, store.session.record({ for: 'host' }))
}

export function exportRecord(id: string, record: GameRecord): void {
  saveText(JSON.stringify(record), `graveshift-${record.game}-${id}.json`, 'application/json')
}

/** Reads a game from a file, or says why it is none. */
export async function importFile(file: File): Promise<OpenGame | Refused> {
  if (file.size > MOST_BYTES) return { refused: 'too-large' }
  const [{ importGame }, text] = await Promise.all([import('./open-games.ts'), file.text()])
  return importGame(text, 'file')
}
