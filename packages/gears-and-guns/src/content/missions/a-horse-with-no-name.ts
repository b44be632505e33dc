import type { WesternMission } from '../../missions/types.ts'

/** Halters and horses, then out; what becomes of the horses is remembered (GG-M02). */
export const A_HORSE_WITH_NO_NAME: WesternMission = {
  id: 'a-horse-with-no-name',
  number: 2,
  difficulty: 'medium',
  minutes: 60,
  tiles: ['16V+2 18V+1 13R+2 9R+2', '17R+1 14V+2 1V+1 8R+3'],
  start: ['17R.W'],
  exit: '9R.SE',
  steam: { gauge: 8, broken: [] },
  spawns: [
    { kind: 'start', zone: '16V.NE' },
    { kind: 'mobile', zone: '1V.SE' },
    { kind: 'abomination', zone: '9R.SE' },
  ],
  spawnOrder: ['16V.NE', '18V.b', '13R.b', '9R.b', '9R.SE', '8R.b', '1V.SE', '14V.c', '17R.b', '16V.b'],
  objectives: [],
  goals: [{ goal: 'cards', cards: [3, 10] }, { goal: 'leave' }],
  rules: [{ rule: 'exit', open: 'goals' }],
  cards: [
    { number: 1, zone: '16V.b', effects: [{ do: 'draw', deck: 'equipment', count: 2, keep: 1 }] },
    {
      number: 2,
      zone: '17R.b',
      effects: [
        {
          do: 'choose',
          options: [
            [
              { do: 'draw', deck: 'invention', count: 1 },
              { do: 'spawn', zone: '17R.b' },
            ],
            [{ do: 'points', count: 2 }],
          ],
        },
      ],
    },
    {
      number: 3,
      zone: '13R.d',
      effects: [
        { do: 'key', key: 'BRIDLE' },
        { do: 'place', kind: 'walker', count: 2, zone: '13R.b' },
      ],
    },
    {
      number: 4,
      zone: '18V.a',
      effects: [
        { do: 'fetch', card: 'water' },
        { do: 'heal', count: 1, who: 'taker' },
      ],
    },
    {
      number: 5,
      zone: '14V.c',
      effects: [
        { do: 'fetch', card: 'machete' },
        { do: 'place', kind: 'brute', count: 1, zone: '14V.b' },
      ],
    },
    { number: 6, zone: '9R.c', effects: [{ do: 'companion', class: 'engineer', rallied: false }] },
    {
      number: 7,
      zone: '1V.b',
      effects: [
        { do: 'mobile', zone: '16V.NE' },
        { do: 'gauge', by: -2 },
      ],
    },
    {
      number: 8,
      zone: '9R.d',
      effects: [
        { do: 'heal', count: 2, who: 'taker' },
        { do: 'noise', side: 'bang', zone: '9R.d' },
      ],
    },
    {
      number: 9,
      zone: '1V.a',
      effects: [
        { do: 'key', key: 'HORSESHOES' },
        { do: 'points', count: 1 },
      ],
    },
    {
      number: 10,
      zone: '8R.b',
      effects: [{ do: 'choose', options: [[{ do: 'note', note: 1 }], [{ do: 'note', note: 2 }]] }],
    },
  ],
  notes: [
    {
      number: 1,
      effects: [
        { do: 'sweep', zones: ['8R.N', '8R.NE'] },
        { do: 'noise', side: 'boom', zone: '1V.S' },
        { do: 'mark', mark: 'stampede' },
      ],
    },
    {
      number: 2,
      effects: [
        {
          do: 'if',
          when: { keys: ['BRIDLE', 'HORSESHOES'] },
          yes: [
            { do: 'cxp', count: 1, who: 'all' },
            { do: 'skill', skill: 'free-move', who: 'all', until: 'mission' },
            { do: 'mark', mark: 'horses' },
          ],
          no: [
            {
              do: 'if',
              when: { anyKey: ['BRIDLE', 'HORSESHOES'] },
              yes: [{ do: 'skill', skill: 'free-move', who: 'taker', until: 'mission' }],
              no: [{ do: 'place', kind: 'runner', count: 2, zone: '8R.c' }],
            },
          ],
        },
      ],
    },
  ],
}
