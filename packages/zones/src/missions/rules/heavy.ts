import { peopleIn } from '../../people.ts'
import { MOST } from '../read-figures.ts'
import type { Rule } from '../rule.ts'
import { said } from '../sentences.ts'

/** Taking an objective needs so many survivors in its zone, companions included. */
export interface HeavyRule {
  readonly rule: 'heavy'
  readonly hands: number
}

export const heavy: Rule<HeavyRule> = {
  id: 'heavy',
  figures: 'so many `hands` in the zone to take an objective',
  read: (fields) => ({ rule: 'heavy', hands: fields.count('hands', 1, MOST) }),
  tell: ({ hands }) => said('mission-rule.heavy', { hands }),
  make: ({ hands }) => ({
    hands,
    cannotTake: (kit, board, zone) =>
      peopleIn(board, zone) < hands ? kit.missionRefusals.take['too-heavy'] : undefined,
  }),
  lint: ({ mission, survivors }, { hands }) => [
    [mission.objectives.length > 0, 'there are no objectives'],
    [hands <= survivors + mission.companions.length, 'there are not that many hands'],
  ],
  tooFew: ({ companions }, survivors, { hands }) =>
    hands > survivors + companions.length ? `an objective takes ${hands} of them to lift` : undefined,
}
