import type { WesternMission } from '../../missions/types.ts'

/** A gauge that is nearly full, bled again and again, and the way out (GG-M10). */
export const RELEASE_THE_PRESSURE: WesternMission = {
  id: 'release-the-pressure',
  number: 10,
  difficulty: 'hard',
  minutes: 90,
  tiles: ['17V+2 13V', '3R 4R+3', '16V+2 15R+3'],
  train: { side: 's', strips: ['11R', '10R'] },
  start: ['16V.S'],
  exit: '10R.coal',
  steam: { gauge: 18, broken: ['17V', '13V', '16V', '15R'] },
  spawns: [
    { kind: 'start', zone: '17V.NW' },
    { kind: 'mobile', zone: '17V.SE' },
    { kind: 'mobile', zone: '13V.NE' },
    { kind: 'abomination', zone: '15R.SE' },
    { kind: 'mobile', zone: '3R.SE' },
  ],
  spawnOrder: [
    '17V.NW',
    '17V.a',
    '17V.SE',
    '13V.a',
    '13V.NE',
    '4R.b',
    '15R.b',
    '15R.SE',
    '3R.SE',
    '16V.b',
    '3R.a',
  ],
  objectives: [{ zone: '17V.W', colour: 'green', fixed: true }],
  goals: [{ goal: 'cards', cards: [1, 2, 3] }, { goal: 'leave' }],
  rules: [
    { rule: 'exit', open: 'goals' },
    { rule: 'bleeding-switches', gauge: -2 },
    { rule: 'mark-blast', zone: '17V.W', key: 'MARK', gauge: -8 },
    { rule: 'read-when-taken', cards: [1, 2, 3], note: 1 },
  ],
  marks: [{ mark: 'gatling', gatling: '10R.coal' }],
  cards: [
    {
      number: 1,
      zone: '4R.d',
      effects: [
        { do: 'companion', class: 'engineer', rallied: true },
        { do: 'gauge', by: -4 },
      ],
    },
    {
      number: 2,
      zone: '3R.b',
      effects: [
        { do: 'companion', class: 'brawler', rallied: true },
        { do: 'heal', count: 1, who: 'zone' },
        { do: 'gauge', by: -2 },
      ],
    },
    {
      number: 3,
      zone: '13V.a',
      effects: [
        { do: 'companion', class: 'gunslinger', rallied: true },
        { do: 'gauge', by: -4 },
        { do: 'key', key: 'MARK' },
      ],
    },
    {
      number: 4,
      zone: '16V.b',
      back: 'valve',
      effects: [
        { do: 'gauge', by: -6 },
        { do: 'place', kind: 'walker', count: 2, zone: '16V.a' },
      ],
    },
    {
      number: 5,
      zone: '15R.b',
      back: 'valve',
      effects: [
        { do: 'gauge', by: -6 },
        { do: 'place', kind: 'brute', count: 1, zone: '15R.a' },
      ],
    },
  ],
  notes: [{ number: 1, effects: [{ do: 'mobile', zone: '3R.SE' }, { do: 'open-exit' }] }],
}
