import { expect, test } from 'vitest'
import { fitCards } from './fit-cards.ts'

const card = { rows: 4, columns: 5 }

test('few cards are large, many are small, and none gets lost for want of room', () => {
  const few = fitCards([[card], [], []], 800, 520)
  expect(few).toEqual({ square: 60, compact: false, columns: undefined })
  const some = fitCards([[card, card], [card, card], [card]], 800, 520)
  const many = fitCards(
    Array.from({ length: 3 }, () => Array(5).fill(card)),
    800,
    520,
  )
  expect(some.square).toBeLessThan(few.square)
  expect(many.square).toBeLessThan(some.square)
  expect(many.compact).toBe(true)
  expect(
    fitCards(
      Array.from({ length: 3 }, () => Array(40).fill(card)),
      500,
      300,
    ),
  ).toMatchObject({ square: 12 })
})

test('a narrower street makes smaller squares', () => {
  const slots = [[card, card, card], [card], [card]]
  expect(fitCards(slots, 520, 520).square).toBeLessThan(fitCards(slots, 1000, 520).square)
})

test('a street that is low and wide has its slots side by side, with larger squares', () => {
  const small = { rows: 3, columns: 3 }
  const slots = [[small, small], [small, small, small], [small]]
  const low = fitCards(slots, 800, 350)
  expect(low.columns).toHaveLength(3)
  expect(low.columns?.reduce((sum, width) => sum + width, 0)).toBeLessThanOrEqual(800)
  expect(low.square).toBeGreaterThan(30)
  // The room alone decides: an empty street lies as a full one does.
  expect(fitCards([[], [], []], 800, 350).columns).toHaveLength(3)
  expect(fitCards([[], [], []], 800, 500).columns).toBeUndefined()
})
