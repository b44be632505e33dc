import type { MissionData } from '../../missions/types.ts'

/** Ours but for name and size: the mission to begin with once the tutorial is played. */
export const SMALL_TOWN: MissionData = {
  id: 'small-town',
  number: 10,
  difficulty: 'easy',
  minutes: 30,
  tiles: ['9R+1 6R', '8R+2 1R+2'],
  start: ['8R.SW'],
  exit: '6R.NE',
  spawns: [{ zone: '9R.NW' }, { zone: '6R.SE', colour: 'blue' }, { zone: '1R.SE' }],
  objectives: [{ face: '9R' }, { face: '6R' }, { face: '8R' }, { face: '1R' }],
  crates: ['9R', '6R'],
  goals: [{ goal: 'objectives' }, { goal: 'leave' }],
  rules: [
    { rule: 'wake', colour: 'blue', when: { round: 7 } },
    { rule: 'exit', open: 'goals' },
  ],
}
