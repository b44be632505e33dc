import { GEAR_UP_MODULE } from '@graveshift/gear-up'
import type { Game, GameModule } from '@graveshift/kernel'

/** Every game this server has tables for. A host passes each game only what came from it, so one type will do. */
const GAMES: readonly GameModule<Game>[] = [GEAR_UP_MODULE as unknown as GameModule<Game>]

export const findGame = (id: string): GameModule<Game> | undefined => GAMES.find((game) => game.id === id)
