import * as western from '@graveshift/gears-and-guns'
import type { GameModule } from '@graveshift/kernel'
import { kitFor, SECOND_EDITION_MODULE, type SecondEdition } from '@graveshift/second-edition'
import { WESTERN_TURN } from '../../src/games/gears-and-guns/turn.ts'
import type { OwnTurn } from '../../src/zone-table/table/zone-face.ts'

/** A game on zones as a hand plays it: what all of them ask has the same form in each. */
export interface TwinGame {
  readonly module: GameModule<SecondEdition>
  readonly kitFor: typeof kitFor
  readonly turn: OwnTurn | undefined
}

export const SECOND: TwinGame = { module: SECOND_EDITION_MODULE, kitFor, turn: undefined }

// The twin asks of it only what both have: questions, answers, the board and what is compiled of a mission.
export const WEST: TwinGame = {
  module: western.WESTERN_MODULE as unknown as TwinGame['module'],
  kitFor: western.kitFor as unknown as TwinGame['kitFor'],
  turn: WESTERN_TURN,
}
