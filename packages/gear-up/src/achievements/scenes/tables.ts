import { ETHAN } from '../../content/survivors/ethan.ts'
import { boss, type Scene, single, zombie } from './scene.ts'

export const TABLES_SCENES: readonly Scene[] = [
  {
    title: 'six fight, and the streets are full',
    at: {
      difficulty: 'easy',
      round: 2,
      turn: 7,
      seats: [
        {
          survivor: 'ethan',
          health: 1,
          armor: { used: 1 },
          ammo: { used: 1 },
          upgrades: { red: 1 },
          street: [1, 2, 3, 4, 5, 6, 7, 8].map((index) => zombie(`walker-0${index}`, 3, 'b2')),
        },
        ...['lisa', 'greta', 'mateo', 'amadou', 'priya'].map((survivor) => ({ survivor })),
      ],
      boss: boss('super-abomination', 'easy', 'c1'),
    },
    act: (table) => void table.do(0, single(-1, 'c1')),
    earns: ['beat-super-abomination', 'win-easy', 'pinprick', 'full-house', 'crowd-watches', 'by-a-thread'],
  },
  {
    title: 'one alone, early, unhurt and thrifty',
    at: {
      difficulty: 'easy',
      round: 2,
      turn: 5,
      seats: [{ survivor: 'ethan', health: ETHAN.solo.health - 1 }],
      boss: boss('super-abomination', 'easy', 'c1'),
    },
    act: (table) => void table.do(0, single(-1, 'c1')),
    earns: [
      'beat-super-abomination',
      'win-easy',
      'pinprick',
      'lone-wolf',
      'half-or-more',
      'dry-powder',
      'bare-skin',
      'ahead-of-time',
      'clean-streets',
      'old-school',
    ],
  },
  {
    title: 'the third companion of a round',
    at: {
      difficulty: 'easy',
      card: 'red-fast-companion',
      seats: [
        {
          survivor: 'ethan',
          companions: { ready: ['amadou'], used: ['lisa', 'greta'] },
          street: [zombie('brute-01', 3, 'b1 c1 a2')],
        },
      ],
    },
    act: (table) => void table.do(0, { do: 'hit', target: 1, squares: 'b1', companion: 'amadou' }),
    earns: ['whole-pack by 0'],
  },
  {
    title: 'the second companion is not the pack',
    at: {
      difficulty: 'easy',
      card: 'red-fast-companion',
      seats: [
        {
          survivor: 'ethan',
          companions: { ready: ['amadou', 'lisa'], used: ['greta'] },
          street: [zombie('brute-01', 3, 'b1 c1 a2')],
        },
      ],
    },
    act: (table) => void table.do(0, { do: 'hit', target: 1, squares: 'b1', companion: 'amadou' }),
    earns: [],
  },
  {
    title: 'five fight, a turn too soon for the last, one plate and one zombie short of everything',
    at: {
      difficulty: 'easy',
      round: 2,
      turn: 8,
      seats: [
        {
          survivor: 'ethan',
          health: 2,
          armor: { used: 1 },
          ammo: { used: 1 },
          upgrades: { red: 1 },
          street: [1, 2, 3, 4, 5, 6, 7].map((index) => zombie(`walker-0${index}`, 3, 'b2')),
        },
        ...['lisa', 'greta', 'mateo', 'amadou'].map((survivor) => ({ survivor })),
      ],
      boss: boss('super-abomination', 'easy', 'c1'),
    },
    act: (table) => void table.do(0, single(-1, 'c1')),
    earns: ['beat-super-abomination', 'win-easy', 'pinprick'],
  },
  {
    title: 'one alone, a turn late and one health below half',
    at: {
      difficulty: 'easy',
      round: 2,
      turn: 6,
      seats: [{ survivor: 'ethan', health: ((ETHAN.solo.health + 1) >> 1) - 1 }],
      boss: boss('super-abomination', 'easy', 'c1'),
    },
    act: (table) => void table.do(0, single(-1, 'c1')),
    earns: [
      'beat-super-abomination',
      'win-easy',
      'pinprick',
      'lone-wolf',
      'dry-powder',
      'bare-skin',
      'clean-streets',
      'old-school',
    ],
  },
]
