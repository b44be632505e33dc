import { budgetsOf } from '@graveshift/zones'

/** What actions are paid with. A feature adds its budgets here. */
export const BUDGETS = budgetsOf([])
