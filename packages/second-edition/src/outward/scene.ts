import type { ZonesScene } from '@graveshift/zones/outward'
import type { Board } from '../board.ts'
import type { SecondKit } from '../second-kit.ts'

/** Where names are looked up. */
export interface OutwardScene extends ZonesScene {
  readonly kit: SecondKit
  readonly board: Board
}
