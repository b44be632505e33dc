import { budgetsOf, DOOR_BUDGET } from '@graveshift/zones'

/** What actions are paid with (Z2-SKL-04, Z2-SKL-27). */
export const BUDGETS = budgetsOf([DOOR_BUDGET])
