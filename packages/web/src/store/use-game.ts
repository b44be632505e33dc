import type { Game } from '@graveshift/kernel'
import { useSyncExternalStore } from 'react'
import type { GameView, Snapshot } from './game-view.ts'

/**
 * A part of the present state of a game; renders again when that part is another. It must be something that is kept,
 * not made anew by looking.
 */
export function useGame<G extends Game, T>(store: GameView<G>, select: (snapshot: Snapshot<G>) => T): T {
  const selected = () => select(store.snapshot())
  return useSyncExternalStore(store.subscribe, selected, selected)
}

const whole = <G extends Game>(snapshot: Snapshot<G>): Snapshot<G> => snapshot

/** All of it, for a table; renders again after every decision. */
export const useSnapshot = <G extends Game>(store: GameView<G>): Snapshot<G> => useGame(store, whole)
