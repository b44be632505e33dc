import type { MissionData } from '../../missions/types.ts'

/** Tiles, food, cars and the rough places of start, exit and spawn zones as known; where just is ours. */
export const THE_ESCAPE: MissionData = {
  id: 'the-escape',
  number: 6,
  difficulty: 'medium',
  minutes: 90,
  tiles: ['6V+3 9R+1 8V+3', '1V+3 5R+3 4V+1'],
  start: ['9R.S'],
  exit: '9R.N',
  spawns: [{ zone: '6V.NE' }, { zone: '9R.NE' }, { zone: '4V.SE' }, { zone: '1V.SW' }],
  objectives: [{ face: '6V' }, { face: '8V' }, { face: '1V' }, { face: '4V' }, { face: '5R' }],
  crates: ['9R', '1V', '8V', '6V'],
  cars: [
    { car: 'pimpmobile', zone: '5R.E' },
    { car: 'police-car', zone: '5R.SE' },
  ],
  goals: [
    { goal: 'objectives', count: 2 },
    { goal: 'hold', kind: 'food', count: 2 },
    { goal: 'leave', car: true },
  ],
  rules: [
    { rule: 'driving', from: { objectives: 2 } },
    { rule: 'exit', open: 'goals' },
  ],
}
