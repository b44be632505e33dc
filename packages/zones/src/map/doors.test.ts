import { expect, test } from 'vitest'
import { laid } from '../testing/small-tiles.ts'
import { makeBoard, zoneNamed } from './board.ts'
import { doorNamed, withDoors } from './doors.ts'
import type { Layout } from './layout.ts'
import { startGates } from './stages.ts'
import { canStep, sees, waysAt } from './ways.ts'

const layout = laid(['1A 2A'])
const changed = (...names: string[]): Layout => {
  const result = withDoors(layout, names)
  if (!('zones' in result)) throw new Error(result.map(({ message }) => message).join('; '))
  return result
}

test('a door is found by any names of its two zones, in either order', () => {
  expect(doorNamed(layout, '1A.a-1A.E')).toBe(1)
  expect(doorNamed(layout, '2A.W-1A.a')).toBe(1)
  expect(doorNamed(layout, '2A.a-2A.b')).toBeUndefined()
  expect(doorNamed(layout, '2A.a-2A.x')).toBeUndefined()
})

test('a door may be put into an opening: it closes the way and the sight, and parts the building', () => {
  const board = makeBoard(changed('2A.a-2A.b', '1A.a-1A.E'))
  expect(board.doors.map(({ name }) => name)).toEqual([
    '1A.a-1A.W',
    '1A.a-1A.E',
    '2A.a-2A.W',
    '2A.b-2A.S',
    '2A.a-2A.b',
  ])
  expect(board.buildings.map(({ rooms }) => rooms.length)).toEqual([1, 1, 2])
  const [a, b] = [zoneNamed(board, '2A.a'), zoneNamed(board, '2A.b')]
  for (const [open, passes] of [
    [0, false],
    [1 << 4, true],
  ] as const) {
    expect(canStep(waysAt(board, open), a, b)).toBe(passes)
    expect(sees(waysAt(board, open), a, b)).toBe(passes)
  }
})

test('a door may bar a street', () => {
  const board = makeBoard(changed('1A.N-1A.NE'))
  const bit = 1 << 4
  const [n, far] = [zoneNamed(board, '1A.N'), zoneNamed(board, '2A.NE')]
  expect(canStep(waysAt(board, 0), n, zoneNamed(board, '1A.NE'))).toBe(false)
  expect(sees(waysAt(board, 0), n, far)).toBe(false)
  expect(sees(waysAt(board, bit), n, far)).toBe(true)
})

test('where there is neither a door nor an opening none can be put', () => {
  expect(withDoors(layout, ['1A.a-2A.a'])).toEqual([
    { fault: 'doors', message: '1A.a-2A.a is neither a door nor an opening' },
  ])
})

test('a bar is no door: everybody passes from the start, and the building stays one', () => {
  const barred = withDoors(layout, ['2A.a-2A.b'], 'bar')
  if (!('zones' in barred)) throw new Error('no such opening')
  const board = makeBoard(barred)
  expect(board.buildings.map(({ rooms }) => rooms.length)).toEqual([1, 3])
  const [a, b] = [zoneNamed(board, '2A.a'), zoneNamed(board, '2A.b')]
  const start = startGates(barred)
  expect([canStep(waysAt(board, start), a, b), canStep(waysAt(board, 0, start), a, b)]).toEqual([true, false])
  expect(sees(waysAt(board, 0, start), a, b)).toBe(true)
})
