import { loneCompanions, said, share } from '@graveshift/zones/missions'
import { NOTE_WON } from '../../cards/effects/course.ts'
import type { OwnGoal } from '../goal.ts'
import type { NoteGoal } from '../goal-data.ts'

/** A note that was read says that the mission is won (GG-M06-03). */
export const note: OwnGoal<NoteGoal> = {
  id: 'note',
  figures: '`note`: the note that says whether the mission is won',
  read: (fields) => ({ goal: 'note', note: fields.count('note', 1, 9) }),
  tell: (data) => said('goal.note', { note: data.note }),
  on: ['tallied'],
  tally: () => NOTE_WON,
  tallies: [NOTE_WON],
  count: (_kit, { tally }) => ({ done: tally[NOTE_WON] ?? 0, of: 1 }),
  met: (_kit, { tally }) => (tally[NOTE_WON] ?? 0) > 0,
  progress: (_kit, { tally }) => share(tally[NOTE_WON] ?? 0, 1),
  wanted: { task: 'rally', places: (_kit, board, into) => loneCompanions(board, into) },
  lint: ({ mission }, data) => [
    [mission.data.notes.some(({ number }) => number === data.note), `there is no note ${data.note}`],
  ],
}
