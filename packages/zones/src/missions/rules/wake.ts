import { emit } from '../../emit.ts'
import type { DoorMissionGame } from '../mission-game.ts'
import { atMoment, canCome, hasCome } from '../moments.ts'
import type { Moment, TokenColour } from '../plan.ts'
import { readMoment } from '../read-figures.ts'
import type { Rule } from '../rule.ts'
import { said, tellMoment } from '../sentences.ts'

/** The spawn zone and the doors of a color wake at a moment instead of by their objective (Z2-MIS-02, Z2-MIS-03). */
export interface WakeRule {
  readonly rule: 'wake'
  readonly colour: Exclude<TokenColour, 'red'>
  readonly when: Moment
}

export const wake: Rule<WakeRule, DoorMissionGame> = {
  id: 'wake',
  figures: 'the spawn zone and doors of a `colour` awaken `when` (a moment)',
  read: (fields) => ({
    rule: 'wake',
    colour: fields.one('colour', ['blue', 'green']),
    when: readMoment(fields, 'when'),
  }),
  tell: ({ colour, when }) => said('mission-rule.wake', { colour, when: tellMoment(when) }),
  make: ({ colour, when }) => ({
    ...atMoment(when, (kit, table) => emit(kit, table, { type: 'woken', colour })),
    woken: (kit, board) => (hasCome(kit, board, when) ? colour : undefined),
  }),
  lint: (facts, { colour, when }) => [
    [
      facts.mission.spawns.some((spawn) => spawn.colour === colour) || facts.mission.locked[colour] !== 0,
      'nothing has that colour',
    ],
    [canCome(facts, when), 'that moment never comes'],
  ],
  wakes: ({ colour }) => colour,
}
