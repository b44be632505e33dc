import { expect, test } from 'vitest'
import { fitCards } from './fit-cards.ts'

const card = { rows: 4, columns: 5 }
const total = (columns: readonly number[]) => columns.reduce((sum, width) => sum + width, 0)

test('few cards are large, many are small, and none gets lost for want of room', () => {
  const few = fitCards([[card], [], []], 800, 520)
  expect(few).toMatchObject({ square: 72, compact: false })
  const some = fitCards([[card, card], [card, card], [card]], 800, 520)
  const many = fitCards(
    Array.from({ length: 3 }, () => Array(5).fill(card)),
    800,
    520,
  )
  expect(some.square).toBeLessThan(few.square)
  expect(many.square).toBeLessThan(some.square)
  expect(many.compact).toBe(true)
  const crowd = fitCards(
    Array.from({ length: 3 }, () => Array(40).fill(card)),
    500,
    300,
  )
  expect(crowd.square).toBe(12)
  expect(total(crowd.columns)).toBeGreaterThan(500)
})

test('a street with more than it can show scrolls down before it scrolls aside', () => {
  const tall = { rows: 4, columns: 3, fixed: true }
  const slots = [[card], [], [tall, tall, tall, tall]]
  const { square, columns } = fitCards(slots, 360, 270)
  expect(square).toBe(12)
  expect(total(columns)).toBeLessThanOrEqual(360)
})

test('a line for fixed damage takes its height', () => {
  const flat = { rows: 1, columns: 3 }
  const three = (fixed: boolean) => [Array(3).fill({ ...flat, fixed }), [], []]
  // Three heads without that line lie one below the other.
  expect(total(fitCards(three(false), 300, 245).columns)).toBeLessThanOrEqual(300)
  expect(fitCards(three(true), 300, 245).square).toBeLessThan(fitCards(three(false), 300, 245).square)
})

test('a line for fixed damage takes its width', () => {
  const pair = (fixed: boolean) => [
    [
      { rows: 4, columns: 2, fixed },
      { rows: 2, columns: 3, fixed: false },
    ],
    [],
    [],
  ]
  // Side by side they fill the street to the last pixels.
  const plain = fitCards(pair(false), 490, 255)
  expect(fitCards(pair(true), 490, 255).square).toBeLessThan(plain.square)
})

test('a narrower street makes smaller squares', () => {
  const slots = [[card, card, card], [card], [card]]
  expect(fitCards(slots, 520, 520).square).toBeLessThan(fitCards(slots, 1000, 520).square)
})

test('the slots lie side by side in any room, and fit into it', () => {
  const small = { rows: 3, columns: 3 }
  for (const [width, height] of [
    [800, 350],
    [800, 500],
    [500, 600],
  ] as const) {
    const fit = fitCards([[small, small], [small, small, small], [small]], width, height)
    expect(fit.columns).toHaveLength(3)
    expect(total(fit.columns)).toBeLessThanOrEqual(width)
    expect(fit.square).toBeGreaterThan(20)
  }
})

test('an empty slot leaves its room to the others', () => {
  const { columns } = fitCards([[], [card, card], []], 700, 300)
  expect(columns[0]).toBeLessThan(60)
  expect(columns[2]).toBe(columns[0])
  expect(columns[1]).toBeGreaterThan(300)
})
