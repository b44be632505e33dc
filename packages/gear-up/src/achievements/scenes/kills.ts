import type { TestTable } from '../../testing.ts'
import { lastPlain, type Scene, single, zombie } from './scene.ts'

/** The stinky fourth, the only brute last. */
const HORDE = [
  'walker-01',
  'runner-01',
  'crawler-02',
  'stinky-01',
  'bomber-01',
  'zombie-dog-01',
  'soldier-01',
  'walker-02',
  'runner-03',
  'zombie-dog-02',
  'stinky-02',
  'brute-01',
]

/** Greta with ammo, and zombies that one bullet kills. */
const shooting = (ammo: number, cards: readonly string[]) => ({
  seats: [{ survivor: 'greta', ammo, street: cards.map((card) => zombie(card, 3, lastPlain(card))) }],
})

function shootDown(table: TestTable, count: number): void {
  const targets = table.board.zombies.slice(0, count).map(({ id, card }) => ({ id, square: lastPlain(card) }))
  table.do(0, 'pass')
  for (const { id, square } of targets) table.do(0, { do: 'shoot', target: id, square })
}

export const KILLS_SCENES: readonly Scene[] = [
  {
    title: 'three knives, three zombies, one a bomber at the door',
    at: {
      card: 'blue-fast',
      seats: [
        {
          survivor: 'lisa',
          weapons: { blue: { shape: ['##'], starting: 'multi-hit 3' } },
          street: [zombie('bomber-01', 1, 'b1'), zombie('walker-01', 2, 'b1'), zombie('walker-02', 3, 'b1')],
        },
      ],
    },
    act(table) {
      for (const target of [2, 3, 1]) table.do(0, single(target, 'b1'))
    },
    earns: ['triple-kill by 0', 'defused by 0'],
  },
  {
    title: 'a bomber with nothing left to throw',
    at: {
      card: 'red-slow',
      seats: [{ survivor: 'lisa', street: [zombie('bomber-01', 1, 'b1 a3 b3')] }],
    },
    act: (table) => void table.do(0, 'pass'),
    earns: ['cold-fuse'],
  },
  {
    title: 'a bomber that still throws is no cold fuse',
    at: {
      card: 'red-slow',
      seats: [{ survivor: 'lisa', street: [zombie('bomber-01', 1, 'b1 a2 b3')] }],
    },
    act: (table) => void table.do(0, 'pass'),
    earns: [],
  },
  {
    title: 'the street can breathe again',
    at: {
      seats: [
        {
          survivor: 'lisa',
          street: [
            zombie('stinky-01', 3, 'b1'),
            zombie('walker-01', 2, 'b1 b2'),
            zombie('walker-02', 3, 'b1 b2'),
            zombie('walker-04', 3, 'b2 c2'),
          ],
        },
      ],
    },
    act: (table) => void table.do(0, single(1, 'b1')),
    earns: ['fresh-air by 0'],
  },
  {
    title: 'two others in a street are no crowd to smell',
    at: {
      seats: [
        {
          survivor: 'lisa',
          street: [
            zombie('stinky-01', 3, 'b1'),
            zombie('walker-01', 2, 'b1 b2'),
            zombie('walker-02', 3, 'b1'),
          ],
        },
      ],
    },
    act: (table) => void table.do(0, single(1, 'b1')),
    earns: [],
  },
  {
    title: 'two bullets, two zombies',
    at: shooting(2, ['walker-01', 'runner-01', 'brute-01']),
    act: (table) => shootDown(table, 2),
    earns: ['sharpshooter by 0'],
  },
  {
    title: 'five bullets in one zombie',
    at: { seats: [{ survivor: 'greta', ammo: 5, street: [{ card: 'brute-01', slot: 3 }] }] },
    act(table) {
      table.do(0, 'pass')
      for (const square of ['b1', 'c1', 'a2', 'b2', 'c2']) table.do(0, { do: 'shoot', target: 1, square })
    },
    earns: ['full-magazine by 0'],
  },
  {
    title: 'eleven bullets, eleven zombies, seven kinds',
    at: shooting(12, HORDE),
    act: (table) => shootDown(table, 11),
    gradual: true,
    earns: ['sharpshooter by 0', 'full-magazine by 0', 'fresh-air by 0'],
  },
  {
    title: 'twelve bullets, twelve zombies, all eight kinds, and all there is to unlock',
    at: shooting(12, HORDE),
    act(table) {
      shootDown(table, 12)
      for (const colour of ['red', 'red', 'green', 'green']) table.do(0, { do: 'upgrade', colour })
    },
    gradual: true,
    earns: [
      'sharpshooter by 0',
      'full-magazine by 0',
      'fresh-air by 0',
      'all-eight',
      'dozen by 0',
      'arsenal by 0',
    ],
  },
  {
    title: 'two pieces of one chain',
    at: {
      seats: [
        { survivor: 'lisa', upgrades: { red: 1 }, street: [zombie('walker-01', 2, 'b1 a3')] },
        { survivor: 'ethan' },
      ],
    },
    act: (table) => void table.do(0, { do: 'hit', target: 1, squares: 'b1 a3' }),
    earns: ['split-decision by 0'],
  },
  {
    title: 'a shot across the fence',
    at: {
      card: 'green-slow',
      seats: [
        { survivor: 'greta', upgrades: { green: 1 } },
        { survivor: 'ethan', street: [zombie('walker-01', 1, 'b1')] },
      ],
    },
    act: (table) => void table.do(0, single(1, 'b1')),
    earns: ['long-arm by 0'],
  },
  {
    title: 'a shot across the fence at one far off is no rescue',
    at: {
      card: 'green-slow',
      seats: [
        { survivor: 'greta', upgrades: { green: 1 } },
        { survivor: 'ethan', street: [zombie('walker-01', 2, 'b1')] },
      ],
    },
    act: (table) => void table.do(0, single(1, 'b1')),
    earns: [],
  },
]
