import type { Lesson } from '@graveshift/kernel'

/** Lesson 1: draw, turn, take what lies under the cross, kill. Nothing walks (X), so that there is time. */
export const SHAPES: Lesson = {
  id: 'shapes',
  position: {
    difficulty: 'easy',
    card: 'green-still',
    seats: [
      {
        survivor: 'ethan',
        street: [
          { slot: 3, card: 'walker-06' },
          // One space left: too small for any shape.
          { slot: 3, card: 'zombie-dog-01', crossed: 'b1 c1' },
        ],
      },
    ],
  },
  script: { turn: ['blue-still'] },
  steps: [
    { id: 'welcome', more: 'survivors' },
    {
      id: 'turn-it',
      want: { seat: 0, choice: 'attack', pick: { do: 'hit', target: 1 }, count: 4, covers: 'b3' },
      more: 'shape',
    },
    { id: 'icons', more: 'bonus-icons' },
    {
      id: 'ammo',
      want: { seat: 0, choice: 'ammo', pick: { do: 'shoot', target: 1 }, covers: 'a1' },
      more: 'ammo',
    },
    {
      id: 'kill',
      want: { seat: 0, choice: 'attack', pick: { do: 'hit', target: 1 }, count: 3 },
      more: 'killing',
    },
    {
      id: 'single',
      want: { seat: 0, choice: 'draw', pick: { do: 'hit', target: 2 }, count: 1 },
      more: 'single',
    },
    { id: 'done', more: 'upgrade' },
  ],
}
