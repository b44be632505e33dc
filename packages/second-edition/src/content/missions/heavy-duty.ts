import type { MissionData } from '../../missions/types.ts'

/** Ours but for name and size: what is needed here takes four hands to lift. */
export const HEAVY_DUTY: MissionData = {
  id: 'heavy-duty',
  number: 21,
  difficulty: 'easy',
  minutes: 60,
  tiles: ['7R+2 4R+1', '5R 1R+1', '8R+2 2R+3'],
  start: ['5R.SE'],
  exit: '4R.NE',
  spawns: [{ zone: '7R.NW' }, { zone: '4R.SE' }, { zone: '2R.SE' }, { zone: '8R.SW', colour: 'blue' }],
  objectives: [{ face: '7R' }, { face: '4R' }, { face: '5R' }, { face: '8R' }, { face: '2R' }],
  crates: ['7R', '4R', '1R', '8R'],
  goals: [{ goal: 'objectives' }, { goal: 'leave' }],
  rules: [
    { rule: 'heavy', hands: 2 },
    { rule: 'wake', colour: 'blue', when: { round: 6 } },
    { rule: 'exit', open: 'goals' },
  ],
}
