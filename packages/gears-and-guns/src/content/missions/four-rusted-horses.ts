import type { WesternMission } from '../../missions/types.ts'

/** All cards, and every spawn token driven home by exploding bottles before the last blast (GG-M03). */
export const FOUR_RUSTED_HORSES: WesternMission = {
  id: 'four-rusted-horses',
  number: 3,
  difficulty: 'hard',
  minutes: 60,
  tiles: ['15V+3 1R+3 5R+1', '8V 17R+1 16R'],
  start: ['8V.W'],
  steam: { gauge: 0, broken: [] },
  spawns: [
    { kind: 'start', zone: '5R.SE' },
    { kind: 'mobile', zone: '8V.SE' },
    { kind: 'abomination', zone: '15V.NE' },
  ],
  spawnOrder: ['5R.SE', '16R.d', '17R.b', '8V.SE', '8V.a', '15V.a', '15V.NE', '1R.b', '5R.a'],
  objectives: [],
  goals: [{ goal: 'cards' }, { goal: 'gather-spawns' }, { goal: 'blast-start-spawn' }],
  rules: [{ rule: 'blowing-steam' }],
  marks: [{ mark: 'stampede', leaveOut: '8V.SE' }],
  cards: [
    { number: 1, zone: '15V.a', effects: [{ do: 'fetch', card: 'steam-bottle' }] },
    {
      number: 2,
      zone: '8V.a',
      effects: [
        { do: 'gauge', by: -6 },
        { do: 'place', kind: 'brute', count: 1, zone: '8V.b' },
      ],
    },
    {
      number: 3,
      zone: '17R.b',
      effects: [
        { do: 'choose', options: [[{ do: 'draw', deck: 'equipment', count: 2 }], [{ do: 'note', note: 1 }]] },
      ],
    },
    {
      number: 4,
      zone: '16R.c',
      effects: [
        { do: 'fetch', card: 'steam-bottle' },
        { do: 'place', kind: 'walker', count: 2, zone: '16R.e' },
      ],
    },
    {
      number: 5,
      zone: '1R.c',
      effects: [
        { do: 'gauge', by: -6 },
        { do: 'cxp', count: 1, who: 'taker' },
      ],
    },
    {
      number: 6,
      zone: '5R.a',
      effects: [],
      stays: { action: 'bottle', cost: 1, perRound: 1, effects: [{ do: 'fetch', card: 'steam-bottle' }] },
    },
    {
      number: 7,
      zone: '16R.b',
      effects: [
        { do: 'gauge', by: -4 },
        { do: 'noise', side: 'bang', zone: '16R.b' },
      ],
    },
  ],
  notes: [
    {
      number: 1,
      effects: [
        {
          do: 'roll',
          least: 4,
          yes: [{ do: 'draw', deck: 'bounty', count: 1 }],
          no: [
            { do: 'wound', count: 1 },
            { do: 'spawn', zone: '17R.a' },
          ],
        },
      ],
    },
  ],
}
