import type { MissionData } from '../../missions/types.ts'

/** Ours but for name and size: four tiles in a row, the street torn up in the middle. */
export const THE_DITCH: MissionData = {
  id: 'the-ditch',
  number: 11,
  difficulty: 'easy',
  minutes: 30,
  tiles: ['8R+1 6R 1R+2 5R+1'],
  start: ['8R.SW'],
  exit: '5R.SE',
  spawns: [{ zone: '5R.NE' }, { zone: '6R.SE' }, { zone: '8R.NW', colour: 'blue' }],
  // The bridge over the ditch is a door in the open street.
  doors: [{ door: '6R.NE-1R.N', colour: 'blue' }],
  objectives: [{ face: '8R', colour: 'blue' }, { face: '6R' }, { face: '1R' }, { face: '5R' }],
  crates: ['6R', '1R'],
  goals: [{ goal: 'objectives' }, { goal: 'leave' }],
  rules: [
    { rule: 'deadline', rounds: 16 },
    { rule: 'exit', open: 'goals' },
  ],
}
