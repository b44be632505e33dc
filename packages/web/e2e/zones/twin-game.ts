import { WESTERN_MODULE, kitFor as westernKit } from '@graveshift/gears-and-guns'
import type { GameModule } from '@graveshift/kernel'
import { kitFor, SECOND_EDITION_MODULE, type SecondEdition } from '@graveshift/second-edition'
import { WESTERN_TURN } from '../../src/games/gears-and-guns/turn.ts'
import type { OwnTurn } from '../../src/zone-table/table/zone-face.ts'

/** A game on zones as a hand plays it: what both games ask has the same form in both. */
export interface TwinGame {
  readonly module: GameModule<SecondEdition>
  readonly kitFor: typeof kitFor
  readonly turn: OwnTurn | undefined
}

export const SECOND: TwinGame = { module: SECOND_EDITION_MODULE, kitFor, turn: undefined }

/** It asks more than the other: that is answered by the buttons of its panels. */
export const WEST: TwinGame = {
  module: WESTERN_MODULE as unknown as TwinGame['module'],
  kitFor: westernKit as unknown as typeof kitFor,
  turn: WESTERN_TURN,
}
