import { lossesOf } from '@graveshift/zones/missions'
import { GOALS } from './goals.ts'
import { RULES } from './rules.ts'

/** Why games are lost: besides what goals and rules of a mission say, the table's own reasons (UA-LOS-01, GG-TWN-01). */
export const LOSSES: readonly string[] = [
  ...new Set([
    ...lossesOf(GOALS, RULES),
    'everybody',
    'piles',
    'gauge',
    'note',
    'aboard',
    'zombie-aboard',
    'survivor-left-behind',
  ]),
]
