import { boss, type Scene, single, zombie } from './scene.ts'

export const VICTORIES_SCENES: readonly Scene[] = [
  {
    title: 'the neighbour’s rifle, in the last turn',
    at: {
      difficulty: 'easy',
      round: 2,
      turn: 9,
      card: 'green-slow',
      seats: [
        { survivor: 'ethan', health: 5, armor: { used: 1 }, ammo: { used: 1 } },
        { survivor: 'greta', upgrades: { green: 1 }, street: [zombie('walker-01', 3, 'b1')] },
      ],
      boss: { ...boss('super-abomination', 'easy', 'c1'), seat: 0 },
    },
    act: (table) => void table.do(1, single(-1, 'c1')),
    earns: ['beat-super-abomination', 'win-easy', 'pinprick', 'from-afar', 'last-minute'],
  },
  {
    title: 'a second blow ends it',
    at: {
      difficulty: 'easy',
      round: 2,
      turn: 7,
      card: 'green-slow',
      seats: [
        { survivor: 'ethan', health: 5, armor: { used: 1 }, ammo: { used: 1 }, upgrades: { green: 1 } },
        { survivor: 'lisa', street: [zombie('walker-01', 3, 'b1')] },
      ],
      boss: boss('super-abomination', 'easy', 'c1 e1'),
    },
    act(table) {
      table.do(0, single(-1, 'c1'))
      table.do(0, { do: 'adrenaline', pay: 'health' })
      table.do(0, single(-1, 'e1'))
    },
    earns: ['beat-super-abomination', 'win-easy', 'pinprick', 'encore'],
  },
  {
    title: 'a whole shape ends it as well',
    at: {
      difficulty: 'easy',
      round: 2,
      turn: 7,
      card: 'blue-fast',
      seats: [
        { survivor: 'ethan', health: 5, armor: { used: 1 }, ammo: { used: 1 }, upgrades: { red: 1 } },
        { survivor: 'lisa', street: [zombie('walker-01', 3, 'b1')] },
      ],
      boss: boss('super-abomination', 'easy', 'c1 d1 e1'),
    },
    act: (table) => void table.do(0, { do: 'hit', target: -1, squares: 'c1 d1 e1' }),
    earns: ['beat-super-abomination', 'win-easy'],
  },
]
