import type { Store } from '@graveshift/table/store'
import { SetupError } from '../settings.ts'
import type { ServerKey } from './server-key.ts'

/** Throws when the newest table was sealed with another key: its game, and all others, could not go on. */
export async function checkSeals(store: Store, key: ServerKey): Promise<void> {
  const [newest] = await store.rooms({ most: 1 })
  if (newest === undefined) return
  const sealed = await store.secret(newest.room, 1)
  if (sealed === undefined) return
  try {
    key.open(sealed, `${newest.room}/1`)
  } catch {
    throw new SetupError(
      'The tables were sealed with another server key. Give the old one back (SERVER_KEY, or server.key in DATA_DIR): without it no running game can go on.',
    )
  }
}
