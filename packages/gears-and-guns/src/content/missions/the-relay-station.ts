import type { WesternMission } from '../../missions/types.ts'

/** Two locks behind jets, with the gauge held high and the switches stuck (GG-M04). */
export const THE_RELAY_STATION: WesternMission = {
  id: 'the-relay-station',
  number: 4,
  difficulty: 'hard',
  minutes: 90,
  tiles: ['14V 9V+3', '18R+3 16V', '8R 5R+2'],
  start: ['9V.NE'],
  steam: { gauge: 18, broken: ['14V', '18R', '16V'] },
  spawns: [
    { kind: 'start', zone: '8R.SE' },
    { kind: 'mobile', zone: '18R.SW' },
    { kind: 'abomination', zone: '9V.SE' },
  ],
  spawnOrder: ['8R.SE', '8R.b', '18R.a', '18R.SW', '14V.c', '9V.b', '9V.SE', '16V.b', '5R.a'],
  outOfPlay: ['14V.NW'],
  objectives: [],
  goals: [{ goal: 'cards', cards: [6, 7] }],
  rules: [
    { rule: 'fixed-gauge', against: 'everything' },
    { rule: 'stuck-switches', until: [3, 4] },
  ],
  marks: [{ mark: 'horses', unlocks: 6 }],
  cards: [
    {
      number: 1,
      zone: '9V.b',
      effects: [
        { do: 'fetch', card: 'holy-water' },
        { do: 'place', kind: 'walker', count: 3, zone: '9V.a' },
      ],
    },
    {
      number: 2,
      zone: '14V.c',
      effects: [
        { do: 'key', key: 'KEY' },
        { do: 'draw', deck: 'equipment', count: 1 },
      ],
    },
    { number: 3, zone: '16V.b', effects: [{ do: 'points', count: 2 }] },
    { number: 4, zone: '18R.a', effects: [{ do: 'points', count: 2 }] },
    {
      number: 5,
      zone: '8R.a',
      effects: [
        { do: 'key', key: 'AXLE' },
        { do: 'noise', side: 'bang', zone: '8R.a' },
      ],
    },
    {
      number: 6,
      zone: '8R.b',
      lock: 'AXLE',
      effects: [
        { do: 'companion', class: 'gunslinger', rallied: true },
        { do: 'draw', deck: 'equipment', count: 1 },
      ],
    },
    {
      number: 7,
      zone: '5R.a',
      lock: 'KEY',
      effects: [
        { do: 'draw', deck: 'bounty', count: 1 },
        { do: 'note', note: 1 },
      ],
    },
  ],
  notes: [
    {
      number: 1,
      effects: [
        { do: 'cxp', count: 1, who: 'all' },
        {
          do: 'choose',
          options: [
            [{ do: 'companion', class: 'townsfolk', rallied: true }],
            [
              { do: 'heal', count: 2, who: 'zone' },
              { do: 'points', count: 3 },
            ],
          ],
        },
      ],
    },
  ],
}
