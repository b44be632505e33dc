import type { MissionData } from '../../missions/types.ts'

/** Ours but for name and size: four friends in four houses, and nobody leaves alone. */
export const BEST_FRIENDS_FOREVER: MissionData = {
  id: 'best-friends-forever',
  number: 19,
  difficulty: 'easy',
  minutes: 45,
  tiles: ['2R 6R+2', '3V 9R+2', '1V+3 5R+2'],
  start: ['9R.S'],
  exit: '2R.NW',
  spawns: [{ zone: '6R.NE' }, { zone: '5R.SE' }, { zone: '1V.SW' }, { zone: '2R.SW', colour: 'blue' }],
  objectives: [{ face: '9R', colour: 'blue' }, { face: '3V' }, { face: '2R' }],
  crates: ['2R', '6R', '3V', '5R'],
  companions: [{ zone: '2R.a' }, { zone: '6R.a' }, { zone: '1V.b' }, { zone: '5R.a' }],
  goals: [{ goal: 'rally' }, { goal: 'leave' }],
  rules: [{ rule: 'exit', open: 'goals' }, { rule: 'companions-may-fall' }],
}
