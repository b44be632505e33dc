import { findListed } from '@graveshift/games'
import type { Game, GameModule } from '@graveshift/kernel'

/** A game, loaded when it is first asked for: a start must stay quick and small. */
export async function loadGame(id: string): Promise<GameModule<Game> | undefined> {
  return findListed(id)?.load()
}
