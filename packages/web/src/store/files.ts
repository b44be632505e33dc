import type { Game } from '@graveshift/kernel'
import type { GameRecord } from '@graveshift/table'
import type { KeptCampaign } from './campaign-entry.ts'
import type { OnGame } from './campaign-file.ts'
import type { GameView } from './game-view.ts'
import type { OpenGame } from './open-games.ts'
import { isRefused, type Refused } from './refused-file.ts'
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

/** A campaign has many games: a long one takes a megabyte. */
const MOST_BYTES_OF_CAMPAIGN = 8 * MOST_BYTES

/** What came from a file. */
export type Imported = { readonly game: OpenGame } | { readonly campaign: KeptCampaign }

/** Reads a game or a campaign from a file, or says why it is none. */
export async function importFile(file: File, onGame?: OnGame): Promise<Imported | Refused> {
  if (file.size > MOST_BYTES && !(await isOfCampaign(file))) return { refused: 'too-large' }
  if (file.size > MOST_BYTES_OF_CAMPAIGN) return { refused: 'too-large' }
  const text = await file.text()
  if (await isOfCampaign(file)) {
    const { importCampaign } = await import('./campaign-file.ts')
    const campaign = await importCampaign(text, 'file', onGame)
    return isRefused(campaign) ? campaign : { campaign }
  }
  const { importGame } = await import('./open-games.ts')
  const game = await importGame(text, 'file')
  return isRefused(game) ? game : { game }
}

/** Where a file says which kind it is: nothing more has to be read for it. */
const isOfCampaign = async (file: File): Promise<boolean> =>
  (await file.slice(0, 200).text()).includes('"graveshift-campaign"')
