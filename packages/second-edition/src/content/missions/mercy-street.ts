import type { MissionData } from '../../missions/types.ts'

/** Ours but for name and size: three patients, one hospital, a street in between. */
export const MERCY_STREET: MissionData = {
  id: 'mercy-street',
  number: 23,
  difficulty: 'easy',
  minutes: 45,
  tiles: ['6R 7V+3 2V+3', '8R+2 4R+3 9V+1'],
  start: ['8R.S'],
  spawns: [{ zone: '6R.NW' }, { zone: '2V.NE' }, { zone: '4R.SE', colour: 'blue' }],
  doors: [
    { door: '9V.b-9V.N', colour: 'blue' },
    { door: '9V.c-9V.SW', colour: 'green' },
  ],
  objectives: [{ face: '7V', colour: 'green' }, { face: '8R', colour: 'blue' }, { face: '4R' }],
  crates: ['6R', '7V', '4R', '9V'],
  companions: [{ zone: '6R.a' }, { zone: '7V.d' }, { zone: '2V.c' }],
  goals: [{ goal: 'rally' }, { goal: 'escort', zones: ['9V.a', '9V.b'] }],
  rules: [{ rule: 'companions-may-fall' }],
}
