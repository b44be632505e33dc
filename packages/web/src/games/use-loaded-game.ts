import { use } from 'react'
import type { LoadedGame } from './game-face.ts'
import { loadGame } from './registry.ts'

/** Waits, by suspending, until a game's rules and words are there. */
export function useLoadedGame(id: string): LoadedGame {
  const coming = loadGame(id)
  if (!coming) throw new Error(`there is no game '${id}'`)
  return use(coming)
}
