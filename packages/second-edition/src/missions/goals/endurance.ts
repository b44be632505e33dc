import { LEVELS, NONE } from '@graveshift/zones'
import type { Goal } from '../goal.ts'

export const survive: Goal<'survive'> = {
  met: (_kit, { round, phase }, { rounds }) => round > rounds || (round === rounds && phase === 'end'),
}

export const level: Goal<'level'> = {
  met: (_kit, { people }, { level: wanted, count }) =>
    people.filter((person) => person.seat !== NONE && person.level >= LEVELS.indexOf(wanted)).length >= count,
}
