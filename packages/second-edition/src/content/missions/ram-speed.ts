import type { MissionData } from '../../missions/types.ts'

/** Ours but for name and size: two cars, nine tiles, and everything in the way is a target. */
export const RAM_SPEED: MissionData = {
  id: 'ram-speed',
  number: 24,
  difficulty: 'easy',
  minutes: 60,
  tiles: ['9R 4R 5R+3', '2V+2 3R 7R+1', '1V+3 6R+3 8R+3'],
  start: ['9R.SE'],
  spawns: [
    { zone: '9R.NW' },
    { zone: '5R.NE' },
    { zone: '7R.SE', colour: 'blue' },
    { zone: '8R.SE' },
    { zone: '1V.SW' },
  ],
  objectives: [
    { face: '9R' },
    { face: '4R' },
    { face: '3R' },
    { face: '7R', colour: 'blue' },
    { face: '8R' },
  ],
  crates: ['9R', '2V', '6R', '8R'],
  cars: [
    { car: 'pimpmobile', zone: '2V.E' },
    { car: 'police-car', zone: '4R.SE' },
  ],
  goals: [
    { goal: 'kill', count: 15, car: true },
    { goal: 'objectives', count: 3 },
  ],
  rules: [{ rule: 'driving' }],
}
