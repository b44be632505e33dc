import type { WesternMission } from '../../missions/types.ts'

/** Walkers who go to the train by themselves, and nobody may fall (GG-M09). */
export const THE_CONVOY: WesternMission = {
  id: 'the-convoy',
  number: 9,
  difficulty: 'very-hard',
  minutes: 90,
  tiles: ['14V+2 13V+2', '4R+1 17V+2', '2R 3V+1', '5R 9V+1'],
  train: { side: 'n', strips: ['11R', '10R'] },
  start: ['5R.E'],
  steam: { gauge: 0, broken: [] },
  spawns: [
    { kind: 'start', zone: '2R.NW' },
    { kind: 'mobile', zone: '4R.SE' },
    { kind: 'mobile', zone: '4R.E' },
    { kind: 'mobile', zone: '14V.NE' },
    { kind: 'abomination', zone: '14V.NW' },
  ],
  spawnOrder: [
    '2R.NW',
    '4R.b',
    '14V.c',
    '14V.NW',
    '14V.NE',
    '4R.E',
    '13V.a',
    '17V.a',
    '4R.SE',
    '3V.a',
    '9V.b',
    '5R.a',
    '2R.a',
  ],
  zombies: [
    { kind: 'brute', count: 2, zone: '14V.NE' },
    { kind: 'walker', count: 3, zone: '13V.S' },
    { kind: 'runner', count: 2, zone: '4R.E' },
  ],
  objectives: [],
  goals: [
    { goal: 'gauge', at: 20 },
    { goal: 'aboard', zones: ['11R.car', '10R.coal', '10R.cab'], roundsAfter: 1 },
  ],
  rules: [
    { rule: 'gauge-never-loses' },
    { rule: 'nobody-falls' },
    { rule: 'start-companions', each: 'must', most: 1, byItself: 'everybody' },
    { rule: 'convoy', to: '11R.car', byItself: 4 },
    { rule: 'convoy-reveals' },
  ],
  marks: [{ mark: 'wall-safe', zombies: [{ kind: 'walker', count: 2, zone: '2R.NW' }] }],
  cards: [
    {
      number: 1,
      zone: '2R.c',
      effects: [
        { do: 'draw', deck: 'equipment', count: 1 },
        { do: 'if', when: { by: 'convoy' }, yes: [{ do: 'noise', side: 'bang', zone: '2R.SE' }] },
      ],
    },
    {
      number: 2,
      zone: '3V.a',
      effects: [
        {
          do: 'choose',
          options: [
            [
              { do: 'purify', tile: '4R' },
              { do: 'purify', tile: '14V' },
              { do: 'gauge', by: -2 },
              { do: 'convoy', waits: 1 },
            ],
            [{ do: 'convoy', moves: 1 }],
          ],
        },
      ],
    },
    {
      number: 3,
      zone: '4R.b',
      effects: [
        { do: 'draw', deck: 'invention', count: 1 },
        { do: 'place', kind: 'walker', count: 2, zone: '4R.d' },
      ],
    },
    {
      number: 4,
      zone: '14V.a',
      effects: [
        { do: 'fetch', card: 'dynamite' },
        { do: 'place', kind: 'runner', count: 1, zone: '14V.b' },
      ],
    },
    {
      number: 5,
      zone: '17V.a',
      effects: [{ do: 'choose', options: [[{ do: 'gauge', by: -2 }], [{ do: 'gauge', by: 2 }]] }],
    },
    {
      number: 6,
      zone: '13V.a',
      effects: [
        { do: 'note', note: 1 },
        { do: 'points', count: 2 },
      ],
    },
  ],
  notes: [
    {
      number: 1,
      effects: [
        { do: 'gatling', zone: '14V.NE' },
        { do: 'place', kind: 'brute', count: 1, zone: '13V.C' },
        { do: 'mark', mark: 'gatling' },
      ],
    },
  ],
}
