import type { MissionData } from '../../missions/types.ts'

/** Ours but for name and size. Fuel first, then two laps through the corners of the town. */
export const THE_24HRS_RACE_OF_ZOMBICITY: MissionData = {
  id: 'the-24hrs-race-of-zombicity',
  number: 3,
  difficulty: 'medium',
  minutes: 90,
  tiles: ['5R+3 9R 7R+2', '8R+1 2R+1 3R+3', '1V+2 6R+3 4V+2'],
  start: ['5R.SE'],
  spawns: [{ zone: '1V.SE' }, { zone: '5R.NW' }, { zone: '7R.SE' }, { zone: '3R.SE', colour: 'blue' }],
  objectives: [{ face: '5R' }, { face: '9R' }, { face: '7R' }, { face: '2R', colour: 'blue' }],
  crates: ['8R', '9R', '3R', '4V'],
  cars: [
    { car: 'pimpmobile', zone: '5R.SE' },
    { car: 'police-car', zone: '9R.SE' },
  ],
  goals: [
    { goal: 'objectives', count: 2 },
    { goal: 'checkpoints', zones: ['7R.NE', '3R.SE', '8R.SW'], laps: 2 },
  ],
  rules: [
    { rule: 'driving', from: { objectives: 2 } },
    { rule: 'wake', colour: 'blue', when: { round: 10 } },
  ],
}
