import { ETHAN } from '../../content/survivors/ethan.ts'
import { type Scene, single } from './scene.ts'

export const SURVIVAL_SCENES: readonly Scene[] = [
  {
    title: 'round 1 without a scratch',
    at: { turn: 9, step: 'card', seats: [{ survivor: 'ethan' }] },
    act: () => undefined,
    earns: ['not-a-scratch'],
  },
  {
    title: 'round 1 with one',
    at: { turn: 9, step: 'card', seats: [{ survivor: 'ethan', health: ETHAN.solo.health - 1 }] },
    act: () => undefined,
    earns: [],
  },
  {
    title: 'a boss’s blow on armor alone',
    at: {
      round: 2,
      turn: 3,
      step: 'card',
      seats: [{ survivor: 'ethan', armor: 6 }],
      boss: { id: 'super-abomination' },
    },
    script: { boss: ['p1-attack'] },
    act: (table) => void table.do(0, { do: 'armor', amount: 6 }),
    earns: ['bulletproof by 0'],
  },
  {
    title: 'a boss’s blow that reached the skin',
    at: {
      round: 2,
      turn: 3,
      step: 'card',
      seats: [{ survivor: 'ethan', armor: 6 }],
      boss: { id: 'super-abomination' },
    },
    script: { boss: ['p1-attack'] },
    act: (table) => void table.do(0, { do: 'armor', amount: 4 }),
    earns: [],
  },
  {
    title: 'six plates at once',
    at: { seats: [{ survivor: 'ethan', armor: 5, street: [{ card: 'bomber-01', slot: 3 }] }] },
    act: (table) => void table.do(0, single(1, 'b3')),
    earns: ['walking-fortress by 0'],
  },
  {
    title: 'a weaker blow on armor alone',
    at: {
      round: 2,
      turn: 3,
      step: 'card',
      seats: [{ survivor: 'ethan', armor: 6 }],
      boss: { id: 'super-abomination', crossed: 'd2 e2' },
    },
    script: { boss: ['p1-attack'] },
    act: (table) => void table.do(0, { do: 'armor', amount: 4 }),
    earns: [],
  },
  {
    title: 'five plates at once',
    at: { seats: [{ survivor: 'ethan', armor: 4, street: [{ card: 'bomber-01', slot: 3 }] }] },
    act: (table) => void table.do(0, single(1, 'b3')),
    earns: [],
  },
]
