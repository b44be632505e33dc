import type { Pays } from '../../budget.ts'
import { type ActionBudget, ANY } from '../../budgets.ts'
import type { Skill } from '../../skills/skill.ts'

/** Actions that are free for doors alone. */
export const DOOR_BUDGET: ActionBudget = { at: 6, name: 'door' }

export const DOOR_PAYS: Pays = [DOOR_BUDGET.at, ANY]

/** Doors open without any card. */
export const BARE_HANDED = 'bare-handed'

/** Z2-SKL-27: doors without card or noise, and a free action for one. */
export const breakIn: Skill = {
  id: 'break-in',
  grant({ gives, budget }) {
    gives.add(BARE_HANDED)
    budget[DOOR_BUDGET.at] = (budget[DOOR_BUDGET.at] ?? 0) + 1
  },
}
