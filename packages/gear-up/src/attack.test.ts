import { expect, test } from 'vitest'
import { position } from './testing.ts'

const saw = { shape: ['##', '#.'] }

test('GU-ATK-03 a shape never leaves the HP spaces nor covers a cross: the rulebook’s Concrete Saw example', () => {
  const table = position({
    seats: [
      {
        survivor: 'ethan',
        weapons: { red: saw },
        street: [{ slot: 2, type: 'runner', speed: 'fast', fixed: 1, grid: ['x##', '.#D', '.x#'] }],
      },
    ],
  })
  expect(table.refusal(0, { do: 'hit', target: 1, squares: 'a1 b1 b2' })).toBe('already-crossed GU-ATK-03')
  expect(table.refusal(0, { do: 'hit', target: 1, squares: 'a2 b2 b1' })).toBe('outside-spaces GU-ATK-03')
  expect(table.refusal(0, { do: 'hit', target: 1, squares: 'b1 c1 b2' })).toBe('accepted')
})
