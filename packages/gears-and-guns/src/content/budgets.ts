import { budgetsOf } from '@graveshift/zones'
import { REFILL_BUDGET } from '../steam/refill-budget.ts'

/** What actions are paid with. A feature adds its budgets here. */
export const BUDGETS = budgetsOf([REFILL_BUDGET])
