import { canCome, hasCome, type Moment, readMoment, said, tellMoment } from '@graveshift/zones/missions'
import type { OwnRule } from '../rule.ts'

/** Cars may be driven (Z2-CAR-03); from a moment on if one is given. */
export interface DrivingRule {
  readonly rule: 'driving'
  readonly from?: Moment
}

export const driving: OwnRule<DrivingRule> = {
  id: 'driving',
  figures: 'cars may be driven, `from` a moment if there is one',
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
