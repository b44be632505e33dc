import type { MissionData } from '../../missions/types.ts'

/** Ours but for name and size: a supermarket over three tiles with its main entrance locked. */
export const BIG_W: MissionData = {
  id: 'big-w',
  number: 5,
  difficulty: 'hard',
  minutes: 90,
  tiles: ['1V 8V+2 6V', '3V 9R+3 5R+3', '4V 7R+2 2R+3'],
  start: ['9R.S'],
  exit: '1V.SW',
  spawns: [{ zone: '1V.NW' }, { zone: '6V.SE' }, { zone: '2R.SE' }, { zone: '4V.SW', colour: 'blue' }],
  doors: [{ door: '8V.b-8V.S', colour: 'blue' }],
  objectives: [
    { face: '1V' },
    { face: '8V' },
    { face: '6V' },
    { face: '3V' },
    { face: '9R' },
    { face: '2R', colour: 'blue' },
  ],
  crates: ['1V', '6V', '4V', '5R', '7R'],
  goals: [{ goal: 'objectives', count: 5 }, { goal: 'hold', kind: 'food', count: 4 }, { goal: 'leave' }],
  rules: [{ rule: 'exit', open: 'goals' }],
}
