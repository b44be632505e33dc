import type { WesternMission } from '../../missions/types.ts'

/** All seven cards; two jets blow from the start (GG-M01). */
export const FIGHTIN_WORDS: WesternMission = {
  id: 'fightin-words',
  number: 1,
  difficulty: 'medium',
  minutes: 60,
  tiles: ['2R 15R', '14V+3 17R', '18R+1 16V'],
  train: { side: 'n', strips: ['12R', '10R'] },
  start: ['2R.NE'],
  steam: { gauge: 0, broken: ['16V', '17R'] },
  spawns: [
    { kind: 'start', zone: '18R.SW' },
    { kind: 'mobile', zone: '17R.SE' },
    { kind: 'abomination', zone: '14V.SW' },
  ],
  spawnOrder: ['18R.SW', '18R.a', '14V.SW', '14V.c', '2R.a', '15R.b', '17R.b', '17R.SE', '16V.b'],
  objectives: [],
  goals: [{ goal: 'cards' }],
  rules: [],
  cards: [
    {
      number: 1,
      zone: '2R.b',
      effects: [
        { do: 'draw', deck: 'equipment', count: 1 },
        { do: 'place', kind: 'walker', count: 1, zone: '2R.a' },
      ],
    },
    {
      number: 2,
      zone: '14V.a',
      effects: [
        {
          do: 'choose',
          options: [
            [
              { do: 'gauge', by: -2 },
              { do: 'noise', side: 'bang', zone: '14V.a' },
            ],
            [{ do: 'fetch', card: 'steam-bottle' }],
          ],
        },
      ],
    },
    {
      number: 3,
      zone: '15R.b',
      lock: 'KEY',
      effects: [
        { do: 'draw', deck: 'bounty', count: 1 },
        { do: 'cxp', count: 1, who: 'taker' },
      ],
    },
    {
      number: 4,
      zone: '16V.b',
      effects: [
        { do: 'choose', options: [[{ do: 'repair', tile: '16V' }], [{ do: 'repair', tile: '17R' }]] },
      ],
    },
    {
      number: 5,
      zone: '17R.b',
      effects: [
        { do: 'key', key: 'KEY' },
        { do: 'place', kind: 'walker', count: 2, zone: '17R.b' },
      ],
    },
    {
      number: 6,
      zone: '18R.a',
      effects: [
        { do: 'fetch', card: 'holy-water' },
        { do: 'heal', count: 1, who: 'zone' },
      ],
    },
    {
      number: 7,
      zone: '18R.E',
      effects: [
        {
          do: 'choose',
          options: [
            [
              { do: 'gauge', by: -4 },
              { do: 'noise', side: 'boom', zone: '18R.E' },
            ],
            [{ do: 'points', count: 3 }],
          ],
        },
      ],
    },
  ],
  notes: [],
}
