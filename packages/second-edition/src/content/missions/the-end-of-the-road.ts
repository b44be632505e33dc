import type { MissionData } from '../../missions/types.ts'

/** Ours but for name and size: six tiles in a row, and the way back is closing. */
export const THE_END_OF_THE_ROAD: MissionData = {
  id: 'the-end-of-the-road',
  number: 18,
  difficulty: 'medium',
  minutes: 60,
  tiles: ['7R+2 3R+3 1R+3 5R+1 9R 4V+1'],
  start: ['7R.W'],
  exit: '4V.SE',
  spawns: [{ zone: '9R.NE' }, { zone: '4V.SE' }, { zone: '1R.SE' }, { zone: '7R.NW', colour: 'blue' }],
  objectives: [{ face: '3R' }, { face: '1R' }, { face: '5R' }, { face: '9R' }, { face: '4V' }],
  crates: ['7R', '1R', '9R', '4V'],
  cars: [
    { car: 'pimpmobile', zone: '3R.S' },
    { car: 'police-car', zone: '1R.NE' },
  ],
  goals: [
    { goal: 'objectives', count: 3 },
    { goal: 'leave', car: true },
  ],
  rules: [
    { rule: 'driving' },
    { rule: 'wake', colour: 'blue', when: { round: 8 } },
    { rule: 'deadline', rounds: 18 },
    { rule: 'exit', open: 'goals' },
  ],
}
