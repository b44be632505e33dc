import { said } from '@graveshift/zones/missions'
import type { OwnRule } from '../rule.ts'
import { SUPPLY } from '../supply.ts'

/** M15: two random survivors in each start zone; the players keep three pairs, all others are lone companions. */
export interface PairsRule {
  readonly rule: 'pairs'
}

const PAIR = 2

export const pairs: OwnRule<PairsRule> = {
  id: 'pairs',
  figures: 'none: three random pairs begin, the others are companions',
  read: () => ({ rule: 'pairs' }),
  tell: () => said('mission-rule.pairs'),
  make: () => ({ cast: (_kit, table) => table.push({ kind: 'pairs', at: 'draw', pairs: [], kept: [] }) }),
  lint: ({ mission }) => [
    [mission.start.length === SUPPLY.survivors / PAIR, 'six starting zones are needed'],
  ],
  companions: true,
  scene: { begins: { options: { mission: 'united-we-stand' } } },
}
