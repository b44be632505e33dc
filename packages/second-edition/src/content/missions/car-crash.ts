import type { MissionData } from '../../missions/types.ts'

/** Ours but for name and size: two wrecks, spare parts, and somebody who must not be left behind. */
export const CAR_CRASH: MissionData = {
  id: 'car-crash',
  number: 12,
  difficulty: 'medium',
  minutes: 60,
  tiles: ['7R+1 5R+3 9R+3', '8R+3 4R+2 2V+1'],
  start: ['7R.SE'],
  exit: '9R.SE',
  spawns: [{ zone: '9R.NE' }, { zone: '4R.SE' }, { zone: '8R.SW' }, { zone: '7R.NW', colour: 'blue' }],
  objectives: [
    { face: '7R' },
    { face: '5R' },
    { face: '8R' },
    { face: '2V' },
    { face: '9R', colour: 'blue' },
  ],
  crates: ['7R', '4R', '9R', '2V'],
  cars: [
    { car: 'pimpmobile', zone: '5R.SE' },
    { car: 'police-car', zone: '8R.E' },
  ],
  companions: [{ zone: '4R.b' }],
  goals: [{ goal: 'objectives', count: 3 }, { goal: 'rally' }, { goal: 'leave', car: true }],
  rules: [
    { rule: 'driving', from: { objectives: 3 } },
    { rule: 'exit', open: 'goals' },
  ],
}
