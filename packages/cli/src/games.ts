import { GEAR_UP_MODULE } from '@graveshift/gear-up'
import { GEAR_UP_OUTWARD } from '@graveshift/gear-up/outward'
import {
  Bug,
  type Choice,
  type Event,
  type Frame,
  type Game,
  type GameModule,
  type Json,
} from '@graveshift/kernel'
import type { Outward } from '@graveshift/kernel/outward'
import { SECOND_EDITION_MODULE } from '@graveshift/second-edition'
import { SECOND_EDITION_OUTWARD } from '@graveshift/second-edition/outward'

/** Any game, as far as a host that shows no cards of its own needs to know it. */
export interface AnyGame extends Game {
  board: object
  event: Event
  frame: Frame
  choice: Choice
  pick: object
  options: Json
}

interface Hosted {
  readonly module: GameModule<AnyGame>
  readonly outward: Outward<AnyGame>
}

const hosted = <G extends Game>(module: GameModule<G>, outward: Outward<G>): Hosted => ({
  module: module as unknown as GameModule<AnyGame>,
  outward: outward as unknown as Outward<AnyGame>,
})

/** Every game there is, listed once. A host passes each game only what came from that game, so one type will do. */
const HOSTED: readonly Hosted[] = [
  hosted(GEAR_UP_MODULE, GEAR_UP_OUTWARD),
  hosted(SECOND_EDITION_MODULE, SECOND_EDITION_OUTWARD),
]

export const GAMES: readonly GameModule<AnyGame>[] = HOSTED.map(({ module }) => module)

export function findGame(id: string): GameModule<AnyGame> | undefined {
  return GAMES.find((game) => game.id === id)
}

/** A game as programs outside are told it. */
export function outwardOf({ id }: { readonly id: string }): Outward<AnyGame> {
  const found = HOSTED.find(({ module }) => module.id === id)
  if (!found) throw new Bug(`there is no game ${id}`)
  return found.outward
}
