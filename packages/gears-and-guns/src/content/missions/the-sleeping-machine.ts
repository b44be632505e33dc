import type { WesternMission } from '../../missions/types.ts'

/** Pressure raised by hand until a train runs, with everybody aboard (GG-M07). */
export const THE_SLEEPING_MACHINE: WesternMission = {
  id: 'the-sleeping-machine',
  number: 7,
  difficulty: 'hard',
  minutes: 60,
  tiles: ['8V 17V+1', '5V 18R+3', '9R+3 13R+1'],
  train: { side: 'e', strips: ['10R', '11V', '12V'], runs: true },
  start: ['8V.NW'],
  steam: { gauge: 0, broken: [] },
  spawns: [
    { kind: 'start', zone: '9R.SW' },
    { kind: 'mobile', zone: '13R.SE' },
    { kind: 'abomination', zone: '8V.NE' },
  ],
  spawnOrder: ['9R.SW', '5V.a', '8V.a', '8V.NE', '17V.a', '18R.a', '13R.SE', '13R.b', '9R.b'],
  wagon: { zone: '5V.W', moves: false, searched: false, freedBy: 4 },
  objectives: [],
  goals: [{ goal: 'gauge', at: 20 }, { goal: 'train-leaves' }],
  rules: [
    { rule: 'fixed-gauge', against: 'rounds' },
    { rule: 'gauge-never-loses' },
    { rule: 'running-train', gauge: 20, moves: 3 },
    { rule: 'start-companions', each: 'may', most: 1, engineers: 'must', byItself: 'engineers' },
  ],
  cards: [
    {
      number: 1,
      zone: '17V.a',
      effects: [
        { do: 'gauge', by: 3 },
        { do: 'place', kind: 'walker', count: 1, zone: '17V.a' },
      ],
    },
    {
      number: 2,
      zone: '18R.a',
      effects: [
        { do: 'gauge', by: 3 },
        { do: 'noise', side: 'bang', zone: '18R.a' },
      ],
    },
    {
      number: 3,
      zone: '13R.d',
      effects: [
        { do: 'gauge', by: 3 },
        { do: 'place', kind: 'walker', count: 2, zone: '13R.b' },
      ],
    },
    {
      number: 4,
      zone: '5V.W',
      effects: [{ do: 'points', count: 1 }],
      stays: { action: 'pump', cost: 1, perRound: 2, effects: [{ do: 'gauge', by: 1 }] },
    },
    {
      number: 5,
      zone: '9R.b',
      effects: [{ do: 'choose', options: [[{ do: 'note', note: 1 }], [{ do: 'note', note: 2 }]] }],
    },
    {
      number: 6,
      zone: '5V.a',
      lock: 'KEY',
      effects: [
        { do: 'draw', deck: 'bounty', count: 1 },
        { do: 'cxp', count: 1, who: 'taker' },
      ],
    },
    {
      number: 7,
      zone: '8V.a',
      effects: [
        { do: 'key', key: 'KEY' },
        { do: 'draw', deck: 'equipment', count: 1 },
      ],
    },
  ],
  notes: [
    {
      number: 1,
      effects: [
        { do: 'gauge', by: 4 },
        { do: 'heal', count: 1, who: 'zone' },
      ],
    },
    {
      number: 2,
      effects: [
        { do: 'gauge', by: 7 },
        { do: 'break', tile: '17V' },
        { do: 'spawn', zone: '17V.NE' },
        { do: 'mark', mark: 'hot-fire' },
      ],
    },
  ],
}
