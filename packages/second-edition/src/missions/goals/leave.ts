import { NONE } from '@graveshift/zones'
import { nearness, share, WHOLE } from '../closeness.ts'
import type { Goal } from '../goal.ts'

/** What being near the exit is worth beside having left by it. */
const NEAR = Math.floor(WHOLE / 2)

export const leave: Goal<'leave'> = {
  met: (_kit, { people }) => people.every(({ zone }) => zone === NONE),
  progress(kit, board) {
    const { people } = board
    const { exit } = kit.mission
    let sum = 0
    for (const { zone } of people)
      sum += zone === NONE ? WHOLE : exit === undefined ? 0 : nearness(kit, board, zone, [exit], NEAR)
    return share(sum, people.length * WHOLE)
  },
}
