import { type Action, inOneForm } from '../../actions/action.ts'
import { blitzAction } from '../../actions/blitz.ts'
import { bloodlustActions } from '../../actions/bloodlust.ts'
import { chargeAction } from '../../actions/charge.ts'
import { eatAction } from '../../actions/eat.ts'
import { endAction } from '../../actions/end.ts'
import { fieldMedicAction } from '../../actions/field-medic.ts'
import { meleeAction, rangedAction } from '../../actions/fight.ts'
import { improviseAction } from '../../actions/improvise.ts'
import { jumpAction } from '../../actions/jump.ts'
import { leadAction } from '../../actions/lead.ts'
import { lifesaverAction } from '../../actions/lifesaver.ts'
import { moveAction } from '../../actions/move.ts'
import { noiseAction } from '../../actions/noise.ts'
import { reloadAction } from '../../actions/reload.ts'
import { searchAction } from '../../actions/search.ts'
import { shoveAction } from '../../actions/shove.ts'
import { sprintAction } from '../../actions/sprint.ts'
import { tauntAction } from '../../actions/taunt.ts'
import { throwAction } from '../../actions/throw.ts'
import { reorganiseAction, tradeAction } from '../../actions/trade.ts'
import { CAR_ACTIONS } from '../../features/cars/index.ts'
import { rallyAction } from '../../features/companions/rally-action.ts'
import { doorAction } from '../../features/doors/door-action.ts'
import { storeAction } from '../../missions/actions/store.ts'
import { takeAction } from '../../missions/actions/take.ts'
import { FOOD } from './language.ts'

/** Every action that zones has. */
const ALL: readonly Action[] = [
  moveAction,
  sprintAction,
  chargeAction,
  jumpAction,
  searchAction,
  doorAction,
  tradeAction,
  reorganiseAction,
  meleeAction,
  rangedAction,
  throwAction,
  improviseAction,
  blitzAction,
  ...bloodlustActions,
  reloadAction,
  takeAction,
  storeAction(FOOD),
  noiseAction,
  shoveAction,
  tauntAction,
  leadAction,
  lifesaverAction,
  fieldMedicAction,
  rallyAction,
  ...CAR_ACTIONS,
  eatAction,
  endAction,
]

export const TINY_ACTIONS: Readonly<Record<string, Action>> = Object.fromEntries(
  ALL.map((action) => [action.do, inOneForm(action)]),
)
