import type { MissionData } from '../../missions/types.ts'

/** Board, goals and spawn zones as known; whether zombies stand on it at the start is not: none do. */
export const CITY_BLOCKS: MissionData = {
  id: 'city-blocks',
  number: 1,
  difficulty: 'medium',
  minutes: 45,
  tiles: ['1V+3 7R+2 3R+3', '5R 9R+3 6R', '8V 2V+2 4V+2'],
  start: ['9R.a'],
  exit: '1V.NE',
  spawns: [{ zone: '5R.SW' }, { zone: '3R.SE' }, { zone: '2V.SE' }],
  objectives: [
    { face: '1V' },
    { face: '7R' },
    { face: '3R' },
    { face: '5R' },
    { face: '9R' },
    { face: '6R' },
    { face: '8V' },
    { face: '2V' },
    { face: '4V' },
  ],
  crates: ['1V', '7R', '3R', '5R', '9R', '6R', '8V', '2V', '4V'],
  goals: [{ goal: 'objective-each' }, { goal: 'hold', kind: 'food', count: 3 }, { goal: 'leave' }],
  rules: [{ rule: 'exit', open: 'goals' }],
}
