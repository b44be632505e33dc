import type { WesternMission } from '../../missions/types.ts'

/** Core rules: two guests to bring down and a chapel to make safe (GG-W02). */
export const NOBODYS_HOTEL: WesternMission = {
  id: 'nobodys-hotel',
  number: 12,
  difficulty: 'easy',
  minutes: 45,
  tiles: ['6R 7R+1', '9R 3V+3'],
  start: ['6R.C'],
  exit: '6R.NW',
  spawns: [
    { kind: 'start', zone: '3V.SE' },
    { kind: 'mobile', zone: '7R.SE' },
    { kind: 'abomination', zone: '9R.SE' },
  ],
  spawnOrder: ['3V.SE', '3V.a', '9R.SE', '9R.b', '6R.b', '7R.d', '7R.SE'],
  wagon: { zone: '6R.W', moves: true, searched: true },
  gatling: '6R.S',
  objectives: [{ zone: '7R.b' }, { zone: '9R.d', gives: 'holy-water' }],
  companions: [{ zone: '7R.a' }, { zone: '9R.c' }],
  goals: [{ goal: 'objectives' }, { goal: 'rally' }, { goal: 'purified', tiles: ['3V'] }, { goal: 'leave' }],
  rules: [{ rule: 'exit', open: 'goals' }],
  cards: [],
  notes: [],
}
