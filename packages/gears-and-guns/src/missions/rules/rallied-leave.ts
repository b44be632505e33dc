import { emit, gain, isOver } from '@graveshift/zones'
import { MOST, said } from '@graveshift/zones/missions'
import { isLying } from '../../cards/actions/read.ts'
import type { OwnRule } from '../rule.ts'
import type { RalliedLeaveRule } from '../rule-data.ts'

/** Saved, for adrenaline; the card under somebody who fell before is gone, unread (GG-M06, GG-M06-02). */
export const ralliedLeave: OwnRule<RalliedLeaveRule> = {
  id: 'rallied-leave',
  figures: 'whoever is rallied leaves the board, for `points` of adrenaline',
  read: (fields) => ({ rule: 'rallied-leave', points: fields.count('points', 0, MOST) }),
  tell: ({ points }) => said('mission-rule.rallied-leave', { points }),
  make: ({ points }) => ({
    companionsMayFall: true,
    after: {
      on: ['rallied', 'eliminated'],
      run(kit, table, event) {
        if (event.type === 'rallied') {
          const { person, companion } = event
          emit(kit, table, { type: 'companionSaved', person, companion })
          if (!isOver(table)) gain(kit, table, person, points, 'mission')
        }
        if (event.type !== 'eliminated') return
        const card = table.board.tied.indexOf(event.person) + 1
        if (card > 0 && isLying(table.board, card)) emit(kit, table, { type: 'cardDropped', card })
      },
    },
  }),
  lint: ({ companions }) => [[companions, 'there are no companions']],
}
