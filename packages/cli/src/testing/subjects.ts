import { findListed, GAMES } from '@graveshift/games'
import { Bug, type Game } from '@graveshift/kernel'
import type { FuzzSubject } from '@graveshift/kernel/testing'

/** The game that brings an interlude of its campaign along. */
const hostOf = (interlude: string) => GAMES.find(({ campaign }) => campaign?.interlude.id === interlude)

/** All that can be thrown at: games, and what is played between the games of campaigns. */
export const FUZZED: readonly string[] = GAMES.flatMap(({ id, campaign }) =>
  campaign ? [id, campaign.interlude.id] : [id],
)

/** How wrong answers of a game are made: each game's package says it in the same place. */
export async function subjectOf(game: string): Promise<FuzzSubject<Game>> {
  const host = hostOf(game)
  if (host) return (await import(`@graveshift/${host.id}/testing/fuzz`)).INTERLUDE_FUZZ
  if (!findListed(game)) throw new Bug(`nothing to throw at in ${game}`)
  return (await import(`@graveshift/${game}/testing/fuzz`)).FUZZ
}
