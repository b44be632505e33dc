import { NONE } from '@graveshift/zones'
import { said } from '@graveshift/zones/missions'
import { reading } from '../../cards/reading.ts'
import type { OwnRule } from '../rule.ts'
import type { ReadWhenNoneLeftRule } from '../rule-data.ts'

/** In the same action that takes the last one off the board, or right after the last one fell (GG-RUL-51). */
export const readWhenNoneLeft: OwnRule<ReadWhenNoneLeftRule> = {
  id: 'read-when-none-left',
  figures: '`note` is read as soon as there is no lone companion on the board',
  read: (fields) => ({ rule: 'read-when-none-left', note: fields.count('note', 1, 9) }),
  tell: ({ note }) => said('mission-rule.read-when-none-left', { note }),
  make: ({ note }) => ({
    after: {
      on: ['companionSaved', 'companionBolted', 'eliminated', 'roundBegan'],
      run(_kit, table) {
        const { people, notes } = table.board
        const isLeft = people.some(
          ({ seat, leader, zone }) => seat === NONE && leader === NONE && zone !== NONE,
        )
        if (!isLeft && !notes.includes(note)) table.push(reading('note', note, NONE, NONE))
      },
    },
  }),
  lint: ({ mission, companions }, { note }) => [
    [mission.data.notes.some(({ number }) => number === note), `there is no note ${note}`],
    [companions, 'there are no companions'],
  ],
  loses: true,
}
