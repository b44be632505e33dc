import { GEAR_UP_MODULE } from '@graveshift/gear-up'
import type { Choice, Event, Frame, Game, GameModule, Json } from '@graveshift/kernel'
import { SECOND_EDITION_MODULE } from '@graveshift/second-edition'

/** Any game, as far as a host that shows no cards of its own needs to know it. */
export interface AnyGame extends Game {
  board: object
  event: Event
  frame: Frame
  choice: Choice
  pick: object
  options: Json
}

/** Every game there is, listed once. A host passes each game only what came from that game, so one type will do. */
export const GAMES: readonly GameModule<AnyGame>[] = [
  GEAR_UP_MODULE as unknown as GameModule<AnyGame>,
  SECOND_EDITION_MODULE as unknown as GameModule<AnyGame>,
]

export function findGame(id: string): GameModule<AnyGame> | undefined {
  return GAMES.find((game) => game.id === id)
}
