import type { MissionData } from '../../missions/types.ts'

/** Ours but for name and size: the music plays on, and they all come. */
export const THE_ZOMBIEFEST: MissionData = {
  id: 'the-zombiefest',
  number: 20,
  difficulty: 'easy',
  minutes: 45,
  tiles: ['4R+3 7R', '8R 9R+3', '6R+1 5R+2'],
  start: ['8R.SE'],
  spawns: [{ zone: '4R.NW' }, { zone: '7R.NE' }, { zone: '5R.SE' }, { zone: '6R.SW' }, { zone: '4R.SW' }],
  objectives: [{ face: '4R' }, { face: '7R' }, { face: '9R' }, { face: '5R' }],
  crates: ['4R', '7R', '8R', '9R', '6R', '5R'],
  goals: [{ goal: 'kill', count: 55 }],
  rules: [
    { rule: 'standing-noise', zones: ['9R.a'], tokens: 3 },
    { rule: 'reinforcements', zones: ['8R.E'], first: 4, every: 3 },
  ],
}
