import type { ZonesScene } from '@graveshift/zones/outward'
import type { Board } from '../board.ts'
import type { WesternKit } from '../western-kit.ts'

/** Where names are looked up. */
export interface OutwardScene extends ZonesScene {
  readonly kit: WesternKit
  readonly board: Board
}
