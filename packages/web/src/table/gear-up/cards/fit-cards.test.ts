import { expect, test } from 'vitest'
import { fitCards } from './fit-cards.ts'

const card = { rows: 4, columns: 5 }

test('few cards are large, many are small, and none gets lost for want of room', () => {
  const few = fitCards([[card], [], []], 800, 520)
  expect(few).toEqual({ square: 60, compact: false })
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
    ).square,
  ).toBe(12)
})

test('a narrower street makes smaller squares', () => {
  const slots = [[card, card, card], [card], [card]]
  expect(fitCards(slots, 520, 520).square).toBeLessThan(fitCards(slots, 1000, 520).square)
})
