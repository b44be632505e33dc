import type { WesternMission } from '../../missions/types.ts'

/** The smallest board, for learning (GG-W01). */
export const DRY_RUN: WesternMission = {
  id: 'dry-run',
  number: 11,
  difficulty: 'easy',
  minutes: 20,
  tiles: ['3V 4V'],
  start: ['3V.SW'],
  exit: '4V.NE',
  spawns: [{ kind: 'start', zone: '4V.SE' }],
  spawnOrder: ['4V.SE', '4V.b', '3V.a'],
  objectives: [{ zone: '3V.a' }, { zone: '4V.b' }],
  goals: [{ goal: 'objectives' }, { goal: 'leave' }],
  rules: [{ rule: 'exit', open: 'goals' }],
  cards: [],
  notes: [],
}
