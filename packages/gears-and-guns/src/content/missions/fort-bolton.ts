import type { WesternMission } from '../../missions/types.ts'

/** Two rooms that no zombie may reach, and noise that calls them there (GG-M05). */
export const FORT_BOLTON: WesternMission = {
  id: 'fort-bolton',
  number: 5,
  difficulty: 'hard',
  minutes: 60,
  tiles: ['15R+2 16V+3', '18R 8V+1', '14R+2 7V', '1R 5R+3'],
  start: ['15R.NE'],
  steam: { gauge: 0, broken: [] },
  noise: { zone: '1R.c', side: 'boom' },
  spawns: [
    { kind: 'start', zone: '16V.SE' },
    { kind: 'mobile', zone: '7V.SE' },
    { kind: 'mobile', zone: '18R.SW' },
    { kind: 'abomination', zone: '8V.SE' },
  ],
  spawnOrder: ['16V.SE', '8V.a', '8V.SE', '7V.SE', '7V.a', '14R.a', '18R.SW', '18R.a', '15R.b', '16V.b'],
  neverWake: ['1R', '5R'],
  objectives: [],
  companions: [
    { zone: '1R.c' },
    { zone: '1R.c' },
    { zone: '1R.c' },
    { zone: '5R.b' },
    { zone: '5R.b' },
    { zone: '5R.b' },
  ],
  goals: [{ goal: 'cards', cards: [8, 9] }],
  rules: [
    { rule: 'forbidden', zones: ['1R.c', '5R.b'] },
    { rule: 'noise-each-round', zone: '1R.c', side: 'boom' },
    { rule: 'barricade', zone: '5R.b' },
  ],
  cards: [
    {
      number: 1,
      zone: '15R.b',
      effects: [
        { do: 'fetch', card: 'dynamite' },
        { do: 'place', kind: 'walker', count: 1, zone: '15R.a' },
      ],
    },
    {
      number: 2,
      zone: '8V.a',
      effects: [
        { do: 'key', key: 'SIGNAL' },
        { do: 'draw', deck: 'equipment', count: 1 },
      ],
    },
    {
      number: 3,
      zone: '16V.b',
      effects: [
        { do: 'noise', side: 'boom', zone: '16V.b' },
        { do: 'points', count: 2 },
      ],
    },
    {
      number: 4,
      zone: '18R.a',
      effects: [
        { do: 'key', key: 'CROWBAR' },
        { do: 'fetch', card: 'holy-water' },
      ],
    },
    {
      number: 5,
      zone: '7V.a',
      effects: [{ do: 'draw', deck: 'equipment', count: 1 }],
      stays: { bar: ['7V.b', '8V.S'] },
    },
    { number: 6, zone: '14R.a', effects: [{ do: 'fetch', card: 'steam-bottle' }] },
    {
      number: 7,
      zone: '1R.bal',
      effects: [
        { do: 'key', key: 'SIGNAL' },
        { do: 'gauge', by: -8 },
      ],
    },
    {
      number: 8,
      zone: '1R.c',
      lock: 'SIGNAL',
      effects: [
        { do: 'cxp', count: 1, who: 'taker' },
        { do: 'heal', count: 1, who: 'zone' },
      ],
    },
    {
      number: 9,
      zone: '5R.b',
      lock: 'CROWBAR',
      effects: [
        { do: 'cxp', count: 1, who: 'taker' },
        { do: 'choose', options: [[{ do: 'barricade' }], [{ do: 'points', count: 3 }]] },
      ],
    },
  ],
  notes: [],
}
