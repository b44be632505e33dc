import type { Game } from '@graveshift/kernel'
import { useSyncExternalStore } from 'react'
import type { GameStore, Snapshot } from './game-store.ts'

/** The present state of a game; renders again after every decision. */
export function useGame<G extends Game>(store: GameStore<G>): Snapshot<G> {
  return useSyncExternalStore(store.subscribe, store.snapshot)
}
