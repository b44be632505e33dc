import type { Game } from '@graveshift/kernel'
import { useSyncExternalStore } from 'react'
import type { GameView, Snapshot } from './game-view.ts'

/** The present state of a game; renders again after every decision. */
export function useGame<G extends Game>(store: GameView<G>): Snapshot<G> {
  return useSyncExternalStore(store.subscribe, store.snapshot, store.snapshot)
}
