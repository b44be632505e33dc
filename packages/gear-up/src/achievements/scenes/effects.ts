import { covering, type Scene, single } from './scene.ts'

export const EFFECTS_SCENES: readonly Scene[] = [
  {
    title: 'scrap from a whole belt of bombs',
    at: {
      card: 'yellow-all',
      seats: [{ survivor: 'amadou', street: [{ card: 'bomber-01', slot: 3 }] }],
    },
    act: (table) => void table.do(0, { do: 'hit', target: 1, squares: 'a2 b2 c2 a3 b3 c3' }),
    earns: ['scrap-collector by 0'],
  },
  {
    title: 'bullets from a whole belt of bombs',
    at: {
      card: 'blue-fast',
      seats: [{ survivor: 'ethan', upgrades: { blue: 1 }, street: [{ card: 'bomber-01', slot: 3 }] }],
    },
    act: (table) => void table.do(0, { do: 'hit', target: 1, squares: 'a2 b2 c2' }),
    earns: ['hot-brass by 0'],
  },
  {
    title: 'two plates with one wrench',
    at: {
      round: 2,
      seats: [{ survivor: 'priya', upgrades: { red: 1 } }, { survivor: 'ethan' }],
      boss: { id: 'super-abomination' },
    },
    act: (table) => void table.do(0, covering(table, 0, -1, 'd3 e3')),
    earns: ['geared-up by 0'],
  },
  {
    title: 'two plates for the neighbour',
    at: {
      round: 2,
      card: 'green-slow',
      seats: [{ survivor: 'greta', upgrades: { green: 1 } }, { survivor: 'ethan' }],
      boss: { id: 'super-abomination', seat: 1 },
    },
    act: (table) => void table.do(0, { do: 'hit', target: -1, squares: 'c3 d3 e3 f3' }),
    earns: ['care-package by 0'],
  },
  {
    title: 'the last circle of a frenzy',
    at: {
      card: 'green-slow',
      seats: [
        {
          survivor: 'amadou',
          upgrades: { green: 1 },
          frenzy: { green: 4 },
          street: [{ card: 'brute-01', slot: 3 }],
        },
      ],
    },
    act: (table) => void table.do(0, single(1, 'b1')),
    earns: ['boiling-over by 0'],
  },
  {
    title: 'all three of a slot thrown back',
    at: {
      card: 'yellow-all',
      seats: [
        {
          survivor: 'mateo',
          street: ['brute-01', 'brute-02', 'brute-03'].map((card) => ({ card, slot: 1 })),
        },
      ],
    },
    act(table) {
      table.do(0, { do: 'sweep', targets: [1, 2, 3] })
      for (const target of [1, 2, 3]) {
        table.do(0, single(target, 'b2'))
        table.do(0, 'push')
      }
    },
    earns: ['shove-off'],
  },
  {
    title: 'three slots and the boss with one whip',
    at: {
      round: 2,
      seats: [
        {
          survivor: 'mateo',
          upgrades: { red: 1 },
          street: ['brute-01', 'brute-02', 'brute-03'].map((card, index) => ({ card, slot: index + 1 })),
        },
      ],
      boss: { id: 'super-abomination' },
    },
    act(table) {
      table.do(0, { do: 'sweep', targets: [1, 2, 3, -1] })
      for (const target of [1, 2, 3]) {
        table.do(0, single(target, 'b2'))
        if (target < 3) table.do(0, 'stay')
      }
      table.do(0, single(-1, 'c1'))
    },
    earns: ['four-at-once by 0'],
  },
  {
    title: 'scrap from two bombs is not enough',
    at: {
      card: 'blue-fast',
      seats: [{ survivor: 'amadou', upgrades: { blue: 2 }, street: [{ card: 'bomber-01', slot: 3 }] }],
    },
    act: (table) => void table.do(0, { do: 'hit', target: 1, squares: 'a2 b2 a3 b3' }),
    earns: [],
  },
  {
    title: 'bullets from two bombs are not enough',
    at: {
      card: 'blue-fast',
      seats: [{ survivor: 'lisa', upgrades: { blue: 2 }, street: [{ card: 'bomber-01', slot: 3 }] }],
    },
    act: (table) => void table.do(0, { do: 'hit', target: 1, squares: 'a2 b2' }),
    earns: [],
  },
  {
    title: 'one plate more is not twice the gear',
    at: {
      round: 2,
      seats: [{ survivor: 'priya', upgrades: { red: 1 } }, { survivor: 'ethan' }],
      boss: { id: 'super-abomination' },
    },
    act: (table) => void table.do(0, single(-1, 'd3')),
    earns: [],
  },
  {
    title: 'one plate for the neighbour is no package',
    at: {
      round: 2,
      card: 'green-slow',
      seats: [{ survivor: 'greta', upgrades: { green: 1 } }, { survivor: 'ethan' }],
      boss: { id: 'super-abomination', seat: 1 },
    },
    act: (table) => void table.do(0, single(-1, 'd3')),
    earns: [],
  },
  {
    title: 'a frenzy that has further to go',
    at: {
      card: 'green-slow',
      seats: [
        {
          survivor: 'amadou',
          upgrades: { green: 1 },
          frenzy: { green: 3 },
          street: [{ card: 'brute-01', slot: 3 }],
        },
      ],
    },
    act: (table) => void table.do(0, single(1, 'b1')),
    earns: [],
  },
  {
    title: 'an arsenal with a gap',
    at: { step: 'upgrade', seats: [{ survivor: 'ethan', upgrades: { red: 2, green: 1, blue: 1 }, owed: 1 }] },
    act: (table) => void table.do(0, { do: 'upgrade', colour: 'green' }),
    earns: [],
  },
]
