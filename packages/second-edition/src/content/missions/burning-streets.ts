import type { MissionData } from '../../missions/types.ts'

/** Ours but for name and size: the fire comes from the south, and it does not wait. */
export const BURNING_STREETS: MissionData = {
  id: 'burning-streets',
  number: 13,
  difficulty: 'easy',
  minutes: 45,
  tiles: ['9R+3 1R+1', '7R+3 3R', '4R 6R+3'],
  start: ['4R.SW'],
  exit: '1R.NE',
  spawns: [{ zone: '9R.NW' }, { zone: '1R.SE' }, { zone: '6R.SE' }, { zone: '9R.SW' }],
  objectives: [{ face: '4R' }, { face: '7R' }, { face: '3R' }, { face: '6R' }, { face: '1R' }],
  crates: ['9R', '4R', '6R'],
  goals: [{ goal: 'objectives' }, { goal: 'leave' }],
  rules: [
    {
      rule: 'fire',
      blazes: [
        { round: 3, zones: ['4R.SW', '4R.SE', '6R.S', '6R.SE'] },
        { round: 5, zones: ['4R.W', '4R.E', '6R.E'] },
        { round: 8, zones: ['7R.SW', '7R.SE', '3R.SE'] },
        { round: 11, zones: ['7R.W', '7R.E', '3R.E'] },
      ],
    },
    { rule: 'exit', open: 'goals' },
  ],
}
