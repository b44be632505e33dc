import { Bug } from '@graveshift/kernel'
import { type Action, inOneForm } from './action.ts'
import { blitzAction } from './blitz.ts'
import { bloodlustActions } from './bloodlust.ts'
import { chargeAction } from './charge.ts'
import { eatAction } from './eat.ts'
import { endAction } from './end.ts'
import { fieldMedicAction } from './field-medic.ts'
import { meleeAction, rangedAction } from './fight.ts'
import { improviseAction } from './improvise.ts'
import { jumpAction } from './jump.ts'
import { leadAction } from './lead.ts'
import { lifesaverAction } from './lifesaver.ts'
import { moveAction } from './move.ts'
import { noiseAction } from './noise.ts'
import { reloadAction } from './reload.ts'
import { searchAction } from './search.ts'
import { shoveAction } from './shove.ts'
import { sprintAction } from './sprint.ts'
import { tauntAction } from './taunt.ts'
import { throwAction } from './throw.ts'
import { reorganiseAction, tradeAction } from './trade.ts'

/** What a survivor may do in every game on zones, in the order in which it is listed. */
const CORE: readonly Action[] = [
  moveAction,
  sprintAction,
  chargeAction,
  jumpAction,
  searchAction,
  tradeAction,
  reorganiseAction,
  meleeAction,
  rangedAction,
  throwAction,
  improviseAction,
  blitzAction,
  ...bloodlustActions,
  reloadAction,
  noiseAction,
  shoveAction,
  tauntAction,
  leadAction,
  lifesaverAction,
  fieldMedicAction,
  eatAction,
  endAction,
]

/**
 * Everything a survivor may do in a game, by name: what every game on zones has, and what features and the game add,
 * by the action behind which they are listed. The order counts: a player by chance takes the one at some place.
 */
export function actionsOf(
  behind: Readonly<Record<string, readonly Action[]>>,
): Readonly<Record<string, Action>> {
  const lost = Object.keys(behind).find((name) => !CORE.some((action) => action.do === name))
  if (lost !== undefined) throw new Bug(`nothing is listed behind ${lost}, which no game on zones does`)
  const all = CORE.flatMap((action) => [action, ...(behind[action.do] ?? [])])
  return Object.fromEntries(all.map((action) => [action.do, inOneForm(action)]))
}
