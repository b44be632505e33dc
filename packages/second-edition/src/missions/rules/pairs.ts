import type { Rule } from '../rule.ts'
import { said } from '../sentences.ts'
import { SUPPLY } from '../supply.ts'

/** M15: two random survivors in each start zone; the players keep three pairs, all others are lone companions. */
export interface PairsRule {
  readonly rule: 'pairs'
}

const PAIR = 2

export const pairs: Rule<PairsRule> = {
  id: 'pairs',
  read: () => ({ rule: 'pairs' }),
  tell: () => said('mission-rule.pairs'),
  make: () => ({ pairs: true }),
  lint: ({ mission }) => [
    [mission.start.length === SUPPLY.survivors / PAIR, 'six starting zones are needed'],
  ],
  companions: true,
  scene: { begins: { options: { mission: 'united-we-stand' } } },
}
