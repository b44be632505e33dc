import { expect, test } from 'vitest'
import { held, pointsOf } from './figure.ts'
import { FRESH, figureOf, movePlacement, type Placement } from './placement.ts'
import type { Tool } from './tools.ts'

const points = pointsOf(['###', '#..'])
const tool: Tool = {
  key: 'red',
  kind: 'weapon',
  colour: 'red',
  name: 'weapon.x.name',
  companion: undefined,
  points,
  splits: true,
  sweep: 'none',
  hits: { now: 1, of: 1 },
  effect: undefined,
}
const seen = (now: Placement) => held(points, now.hold).map(String).sort()

test('mirroring flips what is seen, however it was turned before', () => {
  for (let turns = 0; turns < 4; turns++) {
    const now = { ...FRESH, hold: { turns, mirrored: false } }
    const flipped = held(held(points, now.hold), { turns: 0, mirrored: true }).map(String).sort()
    expect(seen(movePlacement(now, { do: 'mirror' }))).toEqual(flipped)
    expect(seen(movePlacement(movePlacement(now, { do: 'mirror' }), { do: 'mirror' }))).toEqual(seen(now))
  }
})

test('what is pinned stays until it is put elsewhere or dropped', () => {
  const spot = { target: 3, hand: [1, 1] as const }
  const other = { target: 4, hand: [0, 0] as const }
  const pinned = movePlacement(FRESH, { do: 'put', spot })
  expect(movePlacement(pinned, { do: 'hover', spot: other }).spot).toEqual(spot)
  expect(movePlacement(pinned, { do: 'put', spot: other }).spot).toEqual(other)
  expect(movePlacement(pinned, { do: 'drop' }).spot).toBeUndefined()
  expect(movePlacement(FRESH, { do: 'pin' }).pinned).toBe(false)
})

test('a hand that lies still changes nothing', () => {
  const over = movePlacement(FRESH, { do: 'hover', spot: { target: 1, hand: [0.5, 2] } })
  expect(movePlacement(over, { do: 'hover', spot: { target: 1, hand: [0.5, 2] } })).toBe(over)
  expect(movePlacement(over, { do: 'hover', spot: { target: 2, hand: [0.5, 2] } })).not.toBe(over)
  expect(movePlacement(FRESH, { do: 'hover', spot: undefined })).toBe(FRESH)
})

test('where the hand left the cards is known until it does something else', () => {
  const spot = { target: 3, hand: [1, 1] as const }
  const over = movePlacement(FRESH, { do: 'hover', spot })
  const away = movePlacement(over, { do: 'hover', spot: undefined })
  expect(away).toMatchObject({ spot: undefined, left: spot })
  // Leaving another time from nowhere changes nothing; coming back, turning or taking something else does.
  expect(movePlacement(away, { do: 'hover', spot: undefined }).left).toEqual(spot)
  expect(movePlacement(away, { do: 'hover', spot }).left).toBeUndefined()
  expect(movePlacement(away, { do: 'turn', by: 1 }).left).toBeUndefined()
  expect(movePlacement(away, { do: 'mode', mode: 'single' }).left).toBeUndefined()
  expect(movePlacement(away, { do: 'tool', tool: 1 }).left).toBeUndefined()
})

test('a cut shape is placed part by part, each whole or as one square', () => {
  const split = movePlacement(FRESH, { do: 'mode', mode: 'split' })
  expect(figureOf(tool, split)).toBeUndefined()
  const cut = movePlacement(split, { do: 'cut', square: 3 })
  expect(figureOf(tool, cut)).toHaveLength(1)
  const second = movePlacement(cut, { do: 'first', target: 2, squares: [9] })
  expect(figureOf(tool, second)).toHaveLength(3)
  const lone = movePlacement(cut, { do: 'lone', part: 1 })
  expect(figureOf(tool, movePlacement(lone, { do: 'first', target: 2, squares: [9] }))).toHaveLength(1)
  // Another cut begins anew.
  expect(movePlacement(second, { do: 'cut', square: 0 }).first).toBeUndefined()
})
