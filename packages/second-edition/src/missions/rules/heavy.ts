import { peopleIn } from '@graveshift/zones'
import { refuse } from '../../refusals.ts'
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
  read: (fields) => ({ rule: 'heavy', hands: fields.count('hands', 1, MOST) }),
  tell: ({ hands }) => said('mission-rule.heavy', { hands }),
  make: ({ hands }) => ({
    hands,
    cannotTake: (board, zone) =>
      peopleIn(board, zone) < hands ? refuse('too-heavy', 'Z2-ACT-10') : undefined,
  }),
  lint: ({ mission, survivors }, { hands }) => [
    [mission.objectives.length > 0, 'there are no objectives'],
    [hands <= survivors + mission.companions.length, 'there are not that many hands'],
  ],
  tooFew: ({ companions }, survivors, { hands }) =>
    hands > survivors + companions.length ? `an objective takes ${hands} of them to lift` : undefined,
  scene: {
    begins: {
      position: {
        mission: 'heavy-duty',
        survivors: ['amy', 'ned'],
        turn: 'amy',
        people: [
          { id: 'amy', zone: '7R.b' },
          { id: 'ned', zone: '7R.a' },
        ],
      },
    },
    answers: [{ refused: { do: 'take', token: 0 } }, { do: 'end' }],
  },
}
