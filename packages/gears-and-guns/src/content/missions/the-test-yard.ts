import type { WesternMission } from '../../missions/types.ts'

/** Steam rules: three machines to shut down (GG-W03). */
export const THE_TEST_YARD: WesternMission = {
  id: 'the-test-yard',
  number: 13,
  difficulty: 'easy',
  minutes: 45,
  tiles: ['14R+3 16R+3', '6V+3 18V+1'],
  start: ['6V.SW'],
  exit: '14R.NW',
  steam: { gauge: 0, broken: [] },
  spawns: [
    { kind: 'start', zone: '18V.SE' },
    { kind: 'mobile', zone: '18V.S' },
    { kind: 'abomination', zone: '6V.SE' },
  ],
  spawnOrder: ['18V.SE', '18V.S', '6V.SE', '6V.a', '14R.a', '16R.d', '18V.b'],
  objectives: [{ zone: '16R.c' }, { zone: '18V.a' }, { zone: '6V.a' }],
  goals: [{ goal: 'objectives' }, { goal: 'switches-off' }, { goal: 'leave' }],
  rules: [{ rule: 'exit', open: 'goals' }],
  cards: [],
  notes: [],
}
