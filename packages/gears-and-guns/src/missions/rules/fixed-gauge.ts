import { said } from '@graveshift/zones/missions'
import type { OwnRule } from '../rule.ts'
import type { FixedGaugeRule } from '../rule-data.ts'

export const fixedGauge: OwnRule<FixedGaugeRule> = {
  id: 'fixed-gauge',
  figures: 'the steam gauge does not follow `against`: `rounds` or `everything`',
  read: (fields) => ({ rule: 'fixed-gauge', against: fields.one('against', ['rounds', 'everything']) }),
  tell: ({ against }) => said('mission-rule.fixed-gauge', { against }),
  make: ({ against }) => ({ gaugeFixed: against }),
  lint: ({ mission }) => [[mission.data.steam !== undefined, 'there is no steam']],
}
