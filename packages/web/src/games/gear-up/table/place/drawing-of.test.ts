import { expect, test } from 'vitest'
import { drawingOf } from './drawing-of.ts'

test.each([
  [
    { do: 'hit', target: -1, squares: 'a1' },
    { target: -1, squares: [0] },
  ],
  [
    { do: 'shoot', target: 3, square: 'b2' },
    { target: 3, squares: [9] },
  ],
  [{ do: 'hit', target: 1, squares: 'z9' }, undefined],
  [{ do: 'pass' }, undefined],
  ['nonsense', undefined],
])('the plan %j is drawn as %j', (pick, drawing) => {
  expect(drawingOf(pick)).toEqual(drawing)
})
