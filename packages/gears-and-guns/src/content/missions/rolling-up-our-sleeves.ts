import type { WesternMission } from '../../missions/types.ts'

/** Heavy supplies, a wagon and the posse to carry them (GG-M08). */
export const ROLLING_UP_OUR_SLEEVES: WesternMission = {
  id: 'rolling-up-our-sleeves',
  number: 8,
  difficulty: 'hard',
  minutes: 90,
  tiles: ['2V 17R 15R+2', '18R+1 4R+3 3R'],
  train: { side: 'w', strips: ['10R', '11V'] },
  start: ['2V.W'],
  steam: { gauge: 10, broken: [] },
  spawns: [
    { kind: 'start', zone: '15R.NE' },
    { kind: 'mobile', zone: '18R.SE' },
    { kind: 'mobile', zone: '2V.NE' },
    { kind: 'abomination', zone: '3R.SE' },
  ],
  spawnOrder: ['15R.NE', '3R.SE', '3R.a', '4R.b', '18R.SE', '18R.a', '2V.NE', '17R.b', '15R.b'],
  wagon: { zone: '2V.SE', moves: true, searched: true, freedBy: 1 },
  objectives: [],
  goals: [{ goal: 'cards' }],
  rules: [
    { rule: 'start-companions', each: 'must', lending: 1, byItself: 'everybody' },
    { rule: 'wagon-helps', hands: 2 },
  ],
  marks: [{ mark: 'hot-fire', gauge: 12, broken: ['18R'] }],
  cards: [
    { number: 1, zone: '2V.SE', effects: [], stays: { wagon: true } },
    { number: 2, zone: '17R.b', heavy: 1, effects: [{ do: 'heal', count: 1, who: 'zone' }] },
    {
      number: 3,
      zone: '15R.b',
      heavy: 3,
      effects: [
        { do: 'points', count: 3 },
        { do: 'place', kind: 'brute', count: 1, zone: '15R.a' },
      ],
    },
    {
      number: 4,
      zone: '18R.a',
      effects: [
        { do: 'fetch', card: 'holy-water' },
        { do: 'fetch', card: 'water' },
      ],
    },
    {
      number: 5,
      zone: '4R.a',
      heavy: 2,
      effects: [
        { do: 'draw', deck: 'equipment', count: 2 },
        { do: 'place', kind: 'walker', count: 2, zone: '4R.c' },
      ],
    },
    {
      number: 6,
      zone: '3R.b',
      effects: [
        { do: 'cxp', count: 1, who: 'taker' },
        {
          do: 'choose',
          options: [
            [{ do: 'note', note: 1 }],
            [
              { do: 'heal', count: 1, who: 'taker' },
              { do: 'points', count: 2 },
            ],
          ],
        },
      ],
    },
    {
      number: 7,
      zone: '15R.bal',
      effects: [
        { do: 'gauge', by: -2 },
        { do: 'skill', skill: 'plus-range', who: 'sight', until: 'round' },
      ],
    },
  ],
  notes: [
    {
      number: 1,
      effects: [
        { do: 'draw', deck: 'bounty', count: 1 },
        { do: 'noise', side: 'boom', zone: '3R.a' },
        { do: 'spawn', zone: '3R.a' },
        { do: 'mark', mark: 'wall-safe' },
      ],
    },
  ],
}
