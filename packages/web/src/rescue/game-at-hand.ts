import type { Game } from '@graveshift/kernel'
import type { GameRecord } from '@graveshift/table'
import { createContext, use } from 'react'
import type { GameView } from '../store/game-view.ts'

/** The game that a screen is about, as it may be told to anybody. */
export type GameAtHand = () => GameRecord | undefined

export const GameAtHandContext = createContext<GameAtHand | undefined>(undefined)

export const useGameAtHand = (): GameAtHand | undefined => use(GameAtHandContext)

/**
 * A game as it may be handed on: while it goes on without its seed and secret, which would tell what comes; with them
 * once it is over. The host's form is asked for then, because the players' one ends every undo.
 */
export function recordToTell<G extends Game>({ session }: Pick<GameView<G>, 'session'>): GameRecord {
  return session.record({ for: session.outcome === undefined ? 'players' : 'host' })
}
