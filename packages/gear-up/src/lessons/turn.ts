import type { Lesson } from '@graveshift/kernel'

/** Lesson 2: one whole turn of two survivors, from the turn card to the new zombies. */
export const TURN: Lesson = {
  id: 'turn',
  position: {
    difficulty: 'easy',
    turn: 3,
    card: 'red-slow',
    seats: [
      {
        survivor: 'ethan',
        armor: 1,
        ammo: 1,
        street: [
          { slot: 1, card: 'walker-05' },
          { slot: 2, card: 'walker-03' },
        ],
      },
      { survivor: 'lisa', street: [{ slot: 3, card: 'crawler-04' }] },
    ],
  },
  script: { spawn: ['c'], regular: ['zombie-dog-10'], special: ['brute-02'], turn: ['green-still'] },
  steps: [
    { id: 'card', more: 'reveal' },
    {
      id: 'disarm',
      want: { seat: 0, choice: 'attack', pick: { do: 'hit', target: 1 }, count: 5, covers: 'b2' },
      hint: 'a1 a2 b2 a3 b3',
      more: 'damage-icons',
    },
    {
      id: 'bar',
      want: { seat: 1, choice: 'attack', pick: { do: 'hit', target: 3 }, count: 5 },
      more: 'killing',
    },
    {
      id: 'ammo',
      want: { seat: 0, choice: 'ammo', pick: { do: 'shoot', target: 2 }, covers: 'a2' },
      more: 'ammo',
    },
    { id: 'keep', want: { seat: 0, choice: 'ammo', pick: { do: 'done' } }, more: 'ammo' },
    { id: 'upgrade', want: { seat: 1, choice: 'upgrade', pick: { do: 'upgrade' } }, more: 'upgrade' },
    { id: 'armor', want: { seat: 0, choice: 'armor', pick: { do: 'armor' } }, more: 'walk' },
    {
      id: 'deal',
      want: { seat: 'team', choice: 'deal', pick: { do: 'deal' }, rather: { seat: 1 } },
      more: 'spawn',
    },
    { id: 'deal-last', want: { seat: 'team', choice: 'deal', pick: { do: 'deal' } }, more: 'spawn' },
    { id: 'done', more: 'turn' },
  ],
}
