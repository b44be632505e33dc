import { refusalsBy } from '@graveshift/zones'

/** What is refused about sheets, each by its rule. */
export const SHEETS_REFUSALS = refusalsBy({
  reward: { 'cannot-wait': 'GG-RUL-37', 'skill-twice': 'GG-CMP-03', 'no-campaign-skill': 'GG-CMP-01' },
  ammo: { 'card-not-there': 'GG-CMP-10' },
})
