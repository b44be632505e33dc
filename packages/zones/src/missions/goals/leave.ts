import { NONE } from '../../board.ts'
import { nearness, share, WHOLE } from '../closeness.ts'
import type { Goal } from '../goal.ts'
import { said } from '../sentences.ts'

/** Every survivor and companion in play has left by the exit. */
export interface LeaveGoal {
  readonly goal: 'leave'
}

/** What being near the exit is worth beside having left by it. */
export const NEAR_EXIT = Math.floor(WHOLE / 2)

export const leave: Goal<LeaveGoal> = {
  id: 'leave',
  figures: 'none: everybody leaves by the exit',
  read: () => ({ goal: 'leave' }),
  tell: () => said('goal.leave'),
  on: ['left', 'eliminated'],
  met: (_kit, { people }) => people.every(({ zone }) => zone === NONE),
  // Companions who fell are nowhere as well, but have not left.
  count(_kit, { people }) {
    const alive = people.filter(({ health }) => health > 0)
    return { done: alive.filter(({ zone }) => zone === NONE).length, of: alive.length }
  },
  progress(kit, board) {
    const { people } = board
    const { exit } = kit.mission
    if (exit === undefined) return 0
    const places = [exit]
    let sum = 0
    for (const who of people) sum += who.zone === NONE ? WHOLE : nearness(kit, board, who, places, NEAR_EXIT)
    return share(sum, people.length * WHOLE)
  },
  lint: ({ mission: { exit }, has }) => [[exit !== undefined && has('exit'), 'there is no exit']],
  last: true,
  leaving: true,
}
