import { type ActionBudget, ANY, type Pays, type Powers, type Skill } from '@graveshift/zones'

/** Refills that are free: by whatever means, its conditions hold (GG-SKL-03). */
const REFILL = 9

export const REFILL_BUDGET: ActionBudget = { at: REFILL, name: 'refill' }

export const REFILL_PAYS: Pays = [REFILL, ANY]

/** One refill a turn costs no action. */
export const freeRefill: Skill = {
  id: 'free-refill',
  grant({ budget }: Powers) {
    budget[REFILL] = (budget[REFILL] ?? 0) + 1
  },
}
