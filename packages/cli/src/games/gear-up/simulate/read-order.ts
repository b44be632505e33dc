import { CONTENT } from '@graveshift/gear-up'
import type { Order } from '../../../simulate/order.ts'
import { idsOf, readCommon, someOf } from '../../../simulate/read-flags.ts'
import type { CommonFlags } from '../../../simulate/simulated-game.ts'

/** What was typed on the command line. */
export interface GearUpFlags extends CommonFlags {
  readonly difficulty: string
  readonly boss: string
}

export interface GearUpOrder extends Order {
  readonly game: 'gear-up'
  readonly difficulties: readonly string[]
  readonly bosses: readonly string[]
}

export function readOrder(flags: GearUpFlags): GearUpOrder {
  return {
    game: 'gear-up',
    ...readCommon(flags),
    difficulties: someOf('difficulty', flags.difficulty, idsOf(CONTENT.difficulties)),
    bosses: someOf('boss', flags.boss, idsOf(CONTENT.bosses)),
  }
}
