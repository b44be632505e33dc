import type { Lesson } from '@graveshift/kernel'
import { use } from 'react'
import { gameOf } from '../../games/registry.ts'
import { whenTriedAgain } from '../../rescue/try-again.ts'

const coming = new Map<string, Promise<readonly Lesson[]>>()

function fetchLessons(game: string): Promise<readonly Lesson[]> {
  const known = coming.get(game)
  if (known) return known
  const promise = gameOf(game).module.lessons?.() ?? Promise.resolve([])
  coming.set(game, promise)
  promise.catch(() => whenTriedAgain(() => coming.delete(game)))
  return promise
}

/** Waits, by suspending, until the lessons of a loaded game are there; none where it is learned from its rules. */
export const useLessons = (game: string): readonly Lesson[] => use(fetchLessons(game))
