import { findListed } from '@graveshift/games'
import { Bug, type Game } from '@graveshift/kernel'
import type { FuzzSubject } from '@graveshift/kernel/testing'

/** How wrong answers of a game are made: each game's package says it in the same place. */
export async function subjectOf(game: string): Promise<FuzzSubject<Game>> {
  if (!findListed(game)) throw new Bug(`nothing to throw at in ${game}`)
  return (await import(`@graveshift/${game}/testing/fuzz`)).FUZZ
}
