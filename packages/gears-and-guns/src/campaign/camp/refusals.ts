import type { Refusal } from '@graveshift/kernel'

/** Why something is not allowed in camp, and the rule that says so. */
export const CAMP_REFUSALS = {
  'cannot-come': 'GG-CMP-12',
  'does-not-keep': 'GG-KEP-01',
  'is-dead': 'GG-KO-05',
  'must-bring': 'GG-CMP-12',
  'no-campaign-skill': 'GG-CMP-10',
  'no-engineer': 'GG-M07-04',
  'not-an-answer': 'GG-TBL-02',
  'not-in-pool': 'GG-CMP-18',
  'not-in-posse': 'GG-CMP-05',
  'not-on-sheet': 'GG-CMP-05',
  'not-your-posse': 'GG-CMP-28',
  'offer-declined': 'GG-CMP-28',
  'same-posse': 'GG-CMP-05',
  'skill-twice': 'GG-CMP-03',
} as const

export const refuse = (reason: keyof typeof CAMP_REFUSALS): Refusal => ({
  refused: reason,
  rule: CAMP_REFUSALS[reason],
})
