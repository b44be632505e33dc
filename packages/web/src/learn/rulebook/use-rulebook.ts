import { createContext, use } from 'react'
import { faceOf } from '../../games/registry.ts'
import { whenTriedAgain } from '../../rescue/try-again.ts'
import type { Rulebook } from './rulebook.ts'

const coming = new Map<string, Promise<Rulebook>>()

function fetchRulebook(game: string): Promise<Rulebook> {
  const known = coming.get(game)
  if (known) return known
  const promise = faceOf(game).rulebook()
  coming.set(game, promise)
  promise.catch(() => whenTriedAgain(() => coming.delete(game)))
  return promise
}

/** Waits, by suspending, until a game's rulebook is there. */
export const useRulebookOf = (game: string): Rulebook => use(fetchRulebook(game))

export const RulebookContext = createContext<Rulebook | undefined>(undefined)

/** The rulebook that is open. */
export function useRulebook(): Rulebook {
  const book = use(RulebookContext)
  if (!book) throw new Error('no rulebook around this')
  return book
}
