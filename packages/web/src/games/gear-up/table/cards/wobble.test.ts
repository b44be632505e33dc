import { expect, test } from 'vitest'
import { crossStrokes, ringStroke, tickStroke, wobbleOf } from './wobble.ts'

test('a wobble is the same for the same square and differs between squares', () => {
  expect(wobbleOf('3/b2')).toBe(wobbleOf('3/b2'))
  const all = Array.from({ length: 64 }, (_, square) => wobbleOf(`3/${square}`))
  expect(new Set(all).size).toBeGreaterThan(60)
  for (const each of all) {
    expect(each).toBeGreaterThanOrEqual(0)
    expect(each).toBeLessThanOrEqual(1)
  }
})

test('strokes stay within their square', () => {
  for (let square = 0; square < 64; square++) {
    const strokes = [...crossStrokes(`${square}`, 20, 40, 20), tickStroke(`${square}`, 20, 40, 20)]
    for (const stroke of strokes) {
      const numbers = stroke.match(/-?[\d.]+/g)?.map(Number) ?? []
      numbers.forEach((value, index) => {
        const from = index % 2 === 0 ? 20 : 40
        expect(value).toBeGreaterThanOrEqual(from - 1)
        expect(value).toBeLessThanOrEqual(from + 21)
      })
    }
  }
})

test('a ring begins and ends at its top, a little apart', () => {
  const numbers =
    ringStroke('x', 0, 0, 10)
      .match(/-?[\d.]+/g)
      ?.map(Number) ?? []
  expect(numbers[1]).toBeLessThan(-7)
  expect(numbers.at(-1)).toBeLessThan(-7)
})
