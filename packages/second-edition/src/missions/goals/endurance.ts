import { LEVELS, type Level, NONE, THRESHOLDS } from '@graveshift/zones'
import type { Board } from '../../board.ts'
import { share, sumOfGreatest } from '../closeness.ts'
import type { Goal } from '../goal.ts'

export const survive: Goal<'survive'> = {
  met: (_kit, { round, phase }, { rounds }) => round > rounds || (round === rounds && phase === 'end'),
  count: (_kit, { round, phase }, { rounds }) => ({
    done: Math.max(0, phase === 'end' ? round : round - 1),
    of: rounds,
  }),
  progress: (_kit, { round }, { rounds }) => share(round, rounds),
}

const atLevel = ({ people }: Board, wanted: Level): number =>
  people.filter(({ seat, level: has }) => seat !== NONE && has >= LEVELS.indexOf(wanted)).length

export const level: Goal<'level'> = {
  met: (_kit, board, { level: wanted, count }) => atLevel(board, wanted) >= count,
  count: (_kit, board, { level: wanted, count }) => ({ done: atLevel(board, wanted), of: count }),
  progress(_kit, { people }, { level: wanted, count }) {
    const threshold = THRESHOLDS[LEVELS.indexOf(wanted)] ?? 0
    const points = people
      .filter(({ seat }) => seat !== NONE)
      .map((person) => Math.min(person.points, threshold))
    return share(sumOfGreatest(points, count), threshold * count)
  },
}
