import { canCome, hasCome } from '../moments.ts'
import { readMoment } from '../read-figures.ts'
import type { Rule } from '../rule.ts'
import { said, tellMoment } from '../sentences.ts'
import type { Moment } from '../types.ts'

/** Cars may be driven (Z2-CAR-03); from a moment on if one is given. */
export interface DrivingRule {
  readonly rule: 'driving'
  readonly from?: Moment
}

export const driving: Rule<DrivingRule> = {
  id: 'driving',
  read: (fields) => ({
    rule: 'driving',
    ...(fields.has('from') ? { from: readMoment(fields, 'from') } : {}),
  }),
  tell: ({ from }) =>
    from === undefined
      ? said('mission-rule.driving')
      : said('mission-rule.driving-from', { when: tellMoment(from) }),
  make: ({ from }) => ({ mayDrive: (kit, board) => from === undefined || hasCome(kit, board, from) }),
  lint: (facts, { from }) => [
    [facts.mission.cars.length > 0, 'there is no car'],
    [from === undefined || canCome(facts, from), 'that moment never comes'],
  ],
  scene: {
    begins: {
      position: {
        mission: 'drive-by-shooting',
        survivors: ['amy'],
        turn: 'amy',
        cars: [{ driver: 'amy' }],
      },
    },
    answers: [{ do: 'drive', path: ['6V.E'] }],
  },
}
