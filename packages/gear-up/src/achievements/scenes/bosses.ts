import { nth } from '@graveshift/kernel'
import { BOSS_RULES } from '../../bosses/index.ts'
import { DIFFICULTIES } from '../../content/difficulties.ts'
import { boss, plainWin, type Scene, single, zombie } from './scene.ts'

/** What a plain win earns besides, by boss. */
const BESIDES: Readonly<Record<string, readonly string[]>> = { mutation: ['between-the-lines'] }

export const BOSSES_SCENES: readonly Scene[] = [
  ...BOSS_RULES.map(({ printed: { id } }, index) =>
    plainWin(id, nth(DIFFICULTIES, index % DIFFICULTIES.length).id, BESIDES[id] ?? []),
  ),
  {
    title: 'a line that was paid for is not forgotten',
    at: {
      difficulty: 'easy',
      round: 2,
      turn: 7,
      card: 'blue-fast',
      seats: [
        { survivor: 'ethan', health: 5, armor: { used: 1 }, ammo: { used: 1 }, upgrades: { red: 1 } },
        { survivor: 'lisa', street: [zombie('walker-01', 3, 'b1')] },
      ],
      boss: boss('mutation', 'easy', 'b2 c2 d2 a5'),
    },
    act(table) {
      table.do(0, { do: 'hit', target: -1, squares: 'b2 c2 d2', pay: 'health' })
      table.do(0, single(-1, 'a5'))
    },
    earns: ['beat-mutation', 'win-easy', 'pinprick'],
  },
  {
    title: 'a ring clears half the elephant',
    at: {
      difficulty: 'easy',
      round: 2,
      seats: [{ survivor: 'ethan' }],
      boss: { id: 'zombiphant', crossed: 'b1 c1 a2 c2 a3 b3 c3 b5' },
    },
    act: (table) => void table.do(0, single(-1, 'a1')),
    earns: ['ring-master by 0'],
  },
  {
    title: 'a ring completes the other',
    at: {
      difficulty: 'easy',
      round: 2,
      seats: [{ survivor: 'ethan' }],
      boss: { id: 'zombiphant', crossed: 'b1 c1 a2 c2 a3 b3 c3 f1 g1 h1 f3 g3 h3 d2 e2' },
    },
    act: (table) => void table.do(0, single(-1, 'a1')),
    earns: ['ring-around by 0'],
  },
  {
    title: 'the pitcher goes first',
    at: {
      difficulty: 'easy',
      round: 2,
      seats: [{ survivor: 'ethan' }],
      boss: boss('dead-sox', 'easy', 'b1 c1', 'a1 a2', 'b1'),
    },
    act: (table) => void table.do(0, single(-3, 'b1')),
    earns: ['pitcher-first by 0'],
  },
  {
    title: 'the pitcher after the catcher is nothing special',
    at: {
      difficulty: 'easy',
      round: 2,
      card: 'blue-fast',
      seats: [{ survivor: 'ethan' }],
      boss: boss('dead-sox', 'easy', 'b1', 'a1 a2', 'b1'),
    },
    act(table) {
      table.do(0, single(-1, 'b1'))
      table.do(0, single(-3, 'b1'))
    },
    earns: [],
  },
  {
    title: 'three nails in the open mouth',
    at: {
      difficulty: 'easy',
      round: 2,
      turn: 5,
      card: 'blue-fast',
      seats: [{ survivor: 'ethan' }],
      boss: { id: 'screamer', skillTurn: 4 },
    },
    act: (table) => void table.do(0, { do: 'hit', target: -1, squares: 'b4 c4 d4' }),
    earns: ['open-wide by 0'],
  },
  {
    title: 'two knives in the open mouth are too few',
    at: {
      difficulty: 'easy',
      round: 2,
      turn: 5,
      card: 'blue-fast',
      seats: [{ survivor: 'lisa' }],
      boss: { id: 'screamer', skillTurn: 4 },
    },
    act: (table) => void table.do(0, { do: 'hit', target: -1, squares: 'c4 d4' }),
    earns: [],
  },
]
