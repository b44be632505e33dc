import { said } from '@graveshift/zones/missions'
import type { OwnRule } from '../rule.ts'
import type { GaugeNeverLosesRule } from '../rule-data.ts'

export const gaugeNeverLoses: OwnRule<GaugeNeverLosesRule> = {
  id: 'gauge-never-loses',
  figures: 'none: a full steam gauge loses nothing',
  read: () => ({ rule: 'gauge-never-loses' }),
  tell: () => said('mission-rule.gauge-never-loses'),
  make: () => ({ gaugeNeverLoses: true }),
  lint: ({ mission }) => [[mission.data.steam !== undefined, 'there is no steam']],
}
