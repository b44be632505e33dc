import { LEVELS, NONE, THRESHOLDS } from '@graveshift/zones'
import { share, sumOfGreatest } from '../closeness.ts'
import type { Goal } from '../goal.ts'

export const survive: Goal<'survive'> = {
  met: (_kit, { round, phase }, { rounds }) => round > rounds || (round === rounds && phase === 'end'),
  progress: (_kit, { round }, { rounds }) => share(round, rounds),
}

export const level: Goal<'level'> = {
  met: (_kit, { people }, { level: wanted, count }) =>
    people.filter((person) => person.seat !== NONE && person.level >= LEVELS.indexOf(wanted)).length >= count,
  progress(_kit, { people }, { level: wanted, count }) {
    const threshold = THRESHOLDS[LEVELS.indexOf(wanted)] ?? 0
    const points = people
      .filter(({ seat }) => seat !== NONE)
      .map((person) => Math.min(person.points, threshold))
    return share(sumOfGreatest(points, count), threshold * count)
  },
}
