import { useEffect, useState } from 'react'
import type { GameEntry } from './game-entry.ts'
import { shelf } from './shelf.ts'
import { isSoundEntry } from './sound-entry.ts'

export type SavedGames =
  | { readonly state: 'loading' }
  /** The browser refuses storage: games live only as long as the tab. */
  | { readonly state: 'refused' }
  | {
      readonly state: 'ready'
      readonly games: readonly GameEntry[]
      /** Games whose entries no list can show. */
      readonly damaged: readonly string[]
    }

/** The list of saved games, kept up to date. */
export function useSavedGames(): SavedGames {
  const [saved, setSaved] = useState<SavedGames>({ state: 'loading' })
  useEffect(() => {
    let here = true
    const read = async () => {
      try {
        const all = await shelf().list()
        const damaged = all.filter((entry) => !isSoundEntry(entry)).map(({ id }) => id)
        // What a campaign has gone on from is found with the campaign.
        const games = all.filter(isSoundEntry).filter(({ campaign }) => !campaign?.counted)
        if (here) setSaved({ state: 'ready', games, damaged })
      } catch {
        if (here) setSaved({ state: 'refused' })
      }
    }
    void read()
    const stop = shelf().onChange(() => void read())
    return () => {
      here = false
      stop()
    }
  }, [])
  return saved
}
