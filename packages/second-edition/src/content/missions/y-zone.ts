import type { MissionData } from '../../missions/types.ts'

/** Board as known. Of the two goals that are told of it, a pimpweapon for each survivor is the one played here. */
export const Y_ZONE: MissionData = {
  id: 'y-zone',
  number: 2,
  difficulty: 'hard',
  minutes: 60,
  tiles: ['7V+3 5V 2V+3', '9R+1 6R 4R+3', '1V+1 8V 3V'],
  start: ['2V.SE'],
  exit: '4R.SE',
  spawns: [{ zone: '9R.SW' }, { zone: '7V.SW' }, { zone: '4R.SE' }],
  objectives: [],
  crates: ['7V', '5V', '2V', '9R', '6R', '4R', '1V', '8V', '3V'],
  goals: [{ goal: 'hold-each', kind: 'pimpweapon' }, { goal: 'leave' }],
  rules: [{ rule: 'exit', open: 'goals' }],
}
