import { GAMES as LIST } from '@graveshift/games'
import { Bug, type Game, type GameModule } from '@graveshift/kernel'
import type { Outward } from '@graveshift/kernel/outward'

interface Loaded {
  readonly module: GameModule<Game>
  readonly outward: Outward<Game>
}

/** A command that needs one game may be asked about any: all are loaded, once. */
const LOADED: readonly Loaded[] = await Promise.all(
  LIST.map(async (game) => ({ module: await game.load(), outward: await game.outward() })),
)

export const GAMES: readonly GameModule<Game>[] = LOADED.map(({ module }) => module)

export function findGame(id: string): GameModule<Game> | undefined {
  return GAMES.find((game) => game.id === id)
}

/** A game as programs outside are told it. */
export function outwardOf({ id }: { readonly id: string }): Outward<Game> {
  const found = LOADED.find(({ module }) => module.id === id)
  if (!found) throw new Bug(`there is no game ${id}`)
  return found.outward
}
