import { MISSIONS, missionMeant, SURVIVORS } from '@graveshift/second-edition'
import type { Order } from '../../../simulate/order.ts'
import { idsOf, readCommon, someOf } from '../../../simulate/read-flags.ts'
import type { CommonFlags } from '../../../simulate/simulated-game.ts'
import { SimulateTrouble } from '../../../simulate/trouble.ts'

/** What was typed on the command line. */
export interface SecondEditionFlags extends CommonFlags {
  readonly missions: string
  readonly survivors: string
}

export interface SecondEditionOrder extends Order {
  readonly game: 'second-edition'
  /** By name, in the order of their numbers. */
  readonly missions: readonly string[]
  /** Who may be drawn for a team. */
  readonly survivors: readonly string[]
}

const TEAM = 6

export function readOrder(flags: SecondEditionFlags): SecondEditionOrder {
  const survivors = someOf('survivor', flags.survivors, idsOf(SURVIVORS))
  if (survivors.length < TEAM) throw new SimulateTrouble(`a team is drawn from at least ${TEAM} survivors`)
  const missions = flags.missions.split(',').map(missionMeant).join(',')
  return {
    game: 'second-edition',
    ...readCommon(flags),
    missions: someOf('mission', missions, idsOf(MISSIONS)),
    survivors,
  }
}
