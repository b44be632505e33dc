import type { BoardView, Choice } from '@graveshift/gear-up'
import { expect, test } from 'vitest'
import { wordsIn } from '../words.ts'
import { pickText } from './pick-text.ts'

const board = {
  boss: { id: 'mutation', bodies: [{ id: 'body' }] },
  zombies: [{ target: 14, type: 'walker' }],
  seats: [
    {
      survivor: 'ethan',
      weapons: [{ id: 'crossbow', colour: 'red', unlocked: 0, upgrades: [{ effect: 'split' }] }],
    },
    { survivor: 'lisa', weapons: [] },
  ],
} as unknown as BoardView

test('answers are told in words, never as they are written', () => {
  const say = (pick: Record<string, string | number>, choice = { kind: 'attack' }) =>
    pickText({ board, choice: choice as Choice, seat: 0 }, pick, wordsIn('en'))
  expect(say({ do: 'hit', target: -1, squares: 'b6 c6' })).toBe('Hit The Mutation: b6 c6')
  expect(say({ do: 'hit', target: 14, squares: 'b6' })).toBe('One space of Walker 14: b6')
  expect(say({ do: 'shoot', target: 14, square: 'b2' })).toBe('Ammo on Walker 14: b2')
  expect(say({ do: 'deal', card: 'zombie-dog-11', seat: 1 })).toBe('Zombie Dog to Lisa')
  expect(say({ do: 'upgrade', colour: 'red' })).toMatch(/^Upgrade .*: Split$/)
  expect(say({ do: 'armor', amount: 2 })).toBe('Use 2 armor')
  expect(say({ do: 'push' }, { kind: 'knockback', zombie: 14 } as never)).toBe('Send Walker 14 back')
  expect(say({ do: 'pass' })).toBe('Pass')
})
