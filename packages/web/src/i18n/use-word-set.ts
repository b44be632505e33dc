import { use } from 'react'
import type { GameSet, HouseSet } from './catalogues.ts'
import { needWords } from './i18n.ts'

/** Waits, by suspending, until a set of the house's words is there. */
export function useWordSet(set: HouseSet): void {
  use(needWords({ set }))
}

/** Waits, by suspending, until a set of a game's words is there. */
export function useGameWordSet(game: string, set: GameSet): void {
  use(needWords({ game, set }))
}
