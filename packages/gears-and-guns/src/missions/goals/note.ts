import { loneCompanions, nearest, said, share, WHOLE } from '@graveshift/zones/missions'
import { NOTE_WON } from '../../cards/effects/course.ts'
import type { OwnGoal } from '../goal.ts'
import type { NoteGoal } from '../goal-data.ts'

/** What being near somebody is worth who waits, beside having rallied them. */
const NEAR = Math.floor(WHOLE / 3)

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
  progress(kit, board) {
    if ((board.tally[NOTE_WON] ?? 0) > 0) return WHOLE
    const zones: number[] = []
    loneCompanions(board, zones)
    const near = zones.reduce((sum, zone) => sum + nearest(kit, board, zone, NEAR), 0)
    const { saved, companionsPlaced } = board
    return Math.min(WHOLE - 1, share(saved.length * WHOLE + near, companionsPlaced * WHOLE))
  },
  wanted: { task: 'rally', places: (_kit, board, into) => loneCompanions(board, into) },
  lint: ({ mission }, data) => [
    [mission.data.notes.some(({ number }) => number === data.note), `there is no note ${data.note}`],
  ],
}
