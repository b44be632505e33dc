import type { Order } from '../../simulate/order.ts'
import { idsOf, readCommon, someOf } from '../../simulate/read-flags.ts'
import type { CommonFlags } from '../../simulate/simulated-game.ts'
import { SimulateTrouble } from '../../simulate/trouble.ts'
import type { Box, BoxedGame } from './box.ts'

/** What was typed on the command line. */
export interface MissionsFlags extends CommonFlags {
  readonly missions: string
  readonly survivors: string
  /** Whether to note what positions promise. */
  readonly positions?: string
}

export interface MissionsOrder extends Order {
  /** By name, in the order of their numbers. */
  readonly missions: readonly string[]
  /** Who may be drawn for a team. */
  readonly survivors: readonly string[]
}

function isYes(text = 'no'): boolean {
  if (text !== 'yes' && text !== 'no') throw new SimulateTrouble(`--positions is yes or no, not '${text}'`)
  return text === 'yes'
}

export function readOrder<G extends BoxedGame>(
  { module, missions: printed, missionMeant, survivors: all, team }: Box<G>,
  flags: MissionsFlags,
): MissionsOrder {
  const survivors = someOf('survivor', flags.survivors, idsOf(all))
  if (survivors.length < team) throw new SimulateTrouble(`a team is drawn from at least ${team} survivors`)
  const missions = flags.missions.split(',').map(missionMeant).join(',')
  return {
    game: module.id,
    ...readCommon(flags),
    missions: someOf('mission', missions, idsOf(printed)),
    survivors,
    ...(isYes(flags.positions) ? { positions: true } : {}),
  }
}
