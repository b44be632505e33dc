import type { MissionData } from '../../missions/types.ts'

/** Tiles, corners of the spawn zones, start and exit as known, the rest is ours. */
export const DRIVE_BY_SHOOTING: MissionData = {
  id: 'drive-by-shooting',
  number: 4,
  difficulty: 'easy',
  minutes: 90,
  tiles: ['5R 7R+2', '4V+3 3V+3', '6V+3 8V+3'],
  start: ['4V.E'],
  exit: '5R.SW',
  spawns: [{ zone: '7R.NE' }, { zone: '6V.SE' }, { zone: '5R.NW', colour: 'blue' }],
  objectives: [
    { face: '5R' },
    { face: '7R', colour: 'blue' },
    { face: '4V' },
    { face: '3V' },
    { face: '8V' },
  ],
  crates: ['5R', '7R', '4V', '8V'],
  cars: [
    { car: 'pimpmobile', zone: '4V.SE' },
    { car: 'police-car', zone: '5R.NE' },
  ],
  goals: [{ goal: 'objectives', count: 4 }, { goal: 'kill', count: 6, car: true }, { goal: 'leave' }],
  rules: [{ rule: 'driving' }, { rule: 'exit', open: 'goals' }],
}
