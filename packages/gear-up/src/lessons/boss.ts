import type { Lesson } from '@graveshift/kernel'

// What is left of the boss, and for whom.
const LEFT_SHOULDER = 'a3 b3 c3 d3 a4 b4'
const RIGHT_SHOULDER = 'e3 f3 g3 e4 f4 e5'
const HEART = 'd4'
const LEG = 'b6 c4 c5 c6'

/** Lesson 3: the boss round; long range, a second activation, a boss card, the last blow. */
export const BOSS: Lesson = {
  id: 'boss',
  position: {
    difficulty: 'easy',
    round: 2,
    turn: 3,
    card: 'yellow-all',
    boss: {
      id: 'super-abomination',
      seat: 1,
      crossed: 'c1 d1 e1 b2 c2 d2 e2 f2 g4 d5 e6 f6',
    },
    seats: [
      { survivor: 'greta', health: 9 },
      { survivor: 'ethan', health: 9 },
    ],
  },
  script: { boss: ['p1-skill-attack'], turn: ['red-slow'] },
  steps: [
    { id: 'arrival', more: 'boss' },
    {
      id: 'long-range',
      want: { seat: 0, choice: 'attack', pick: { do: 'hit', target: -1 }, count: 6, covers: LEFT_SHOULDER },
      more: 'long-range',
    },
    { id: 'shared', more: 'long-range' },
    {
      id: 'scavenge',
      want: { seat: 1, choice: 'attack', pick: { do: 'hit', target: -1 }, count: 6, covers: RIGHT_SHOULDER },
      more: 'scavenge',
    },
    { id: 'again', want: { seat: 1, choice: 'again', pick: { do: 'adrenaline' } }, more: 'again' },
    {
      id: 'heart',
      want: { seat: 1, choice: 'draw', pick: { do: 'hit', target: -1 }, count: 1, covers: HEART },
      more: 'single',
    },
    { id: 'card', want: { seat: 1, choice: 'armor', pick: { do: 'armor' } }, more: 'boss-card' },
    { id: 'moved', more: 'boss' },
    {
      id: 'last-blow',
      want: { seat: 0, choice: 'attack', pick: { do: 'hit', target: -1 }, count: 4, covers: LEG },
      more: 'goal',
    },
    { id: 'done', more: 'goal' },
  ],
}
