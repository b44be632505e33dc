import { expect, test } from 'vitest'
import { Darkness } from '../features/darkness/darkness.ts'
import { Sight } from '../sight.ts'
import { smallBoard } from '../testing/small-tiles.ts'
import { type BlockedSight, blockedSight } from './blocked-sight.ts'
import { type Board, type Gates, zoneName, zoneNamed } from './board.ts'
import { UNLIMITED } from './sight.ts'
import { waysAt } from './ways.ts'
import { zoneSet } from './zone-set.ts'

const between = (board: Board, from: string, to: string, open: Gates = 0, depth = 1) =>
  blockedSight(waysAt(board, open), zoneNamed(board, from), zoneNamed(board, to), depth)

const doorNames = (board: Board, { doors }: BlockedSight) => doors.map((door) => board.doors[door]?.name)

const ring = smallBoard('1A 4A')
const wing = smallBoard('2A 3A')

test('Z2-LOS-03 a closed door ends a look, where it stands', () => {
  const found = between(ring, '1A.W', '1A.a')
  expect([found.why, doorNames(ring, found), found.at]).toEqual(['door', ['1A.a-1A.W'], [30, 50]])
})

test('Z2-LOS-01 nobody looks round a corner or through a wall', () => {
  expect(between(ring, '1A.N', '1A.E').why).toBe('corner')
  expect(between(ring, '1A.N', '1A.a').why).toBe('wall')
  const { at } = between(ring, '1A.N', '1A.S')
  expect(at[0]).toBe(50)
  expect(at[1]).toBeLessThanOrEqual(30)
})

test('Z2-LOS-02 the second room is too deep; it ends at the edge of the first', () => {
  const { why, at } = between(wing, '2A.a', '2A.c')
  expect(why).toBe('deep')
  expect(at[0]).toBeLessThanOrEqual(80)
  expect(at[0]).toBeGreaterThan(70)
  expect(between(wing, '2A.W', '2A.b').why).toBe('wall')
  expect(between(wing, '2A.W', '2A.b', wing.everyDoor).why).toBe('deep')
})

test('Z2-DRK-01 it is too dark there; UA-RUL-24 fog ends a look where it begins', () => {
  const porch = smallBoard('3A 1A')
  const open = porch.everyDoor
  const [from, dark] = [zoneNamed(porch, '3A.a'), zoneNamed(porch, '1A.a')]
  expect(new Sight(undefined).blocked(waysAt(porch, open), from, dark, false)).toBeUndefined()
  expect(new Sight(new Darkness()).blocked(waysAt(porch, open), from, dark, false)?.why).toBe('dark')
  const mist = zoneSet(ring.words, [zoneNamed(ring, '1A.N')])
  const found = blockedSight(waysAt(ring, 0, 0, mist), zoneNamed(ring, '1A.NW'), zoneNamed(ring, '1A.NE'), 1)
  expect([found.why, found.at]).toEqual(['fog', [30, 15]])
})

test('Z2-SKL-42 who sees through rooms is stopped by doors alone', () => {
  for (let to = 0; to < wing.size; to++) {
    const name = zoneName(wing, to)
    if (name === '2A.c') continue
    expect(between(wing, '2A.c', name, 0, UNLIMITED).why).not.toBe('deep')
  }
})
