import type { GameModule } from '@graveshift/kernel'
import { kitFor, SECOND_EDITION_MODULE, type SecondEdition } from '@graveshift/second-edition'
import type { OwnTurn } from '../../src/zone-table/table/zone-face.ts'

/** A game on zones as a hand plays it: what all of them ask has the same form in each. */
export interface TwinGame {
  readonly module: GameModule<SecondEdition>
  readonly kitFor: typeof kitFor
  readonly turn: OwnTurn | undefined
}

export const SECOND: TwinGame = { module: SECOND_EDITION_MODULE, kitFor, turn: undefined }
