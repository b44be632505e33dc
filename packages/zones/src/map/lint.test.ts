import { describe, expect, test } from 'vitest'
import { smallBoard } from '../testing/small-tiles.ts'
import { zoneName, zoneNamed } from './board.ts'
import { lintMap, type MapPlan } from './lint.ts'
import { clockwise, middleOf } from './places.ts'
import { reachInTheEnd } from './reach.ts'
import type { Point } from './tile.ts'

const board = smallBoard('1A 4A')
const at = (name: string) => zoneNamed(board, name)
const plan: MapPlan = {
  board,
  start: [at('1A.NW')],
  spawns: [at('4A.NE'), at('4A.SE')],
  locks: [],
  wanted: [{ what: 'treasure', zone: at('4A.a') }],
  supply: [{ what: 'tokens', used: 2, limit: 2 }],
}
const told = (change: Partial<MapPlan>) =>
  lintMap({ ...plan, ...change }).map(({ fault, message }) => `${fault}: ${message}`)

test('a map as it should be has no faults', () => {
  expect(told({})).toEqual([])
})

test('each sort of fault is told with what and where', () => {
  expect(told({ start: [] })).toContain('start: there is no starting zone')
  expect(told({ spawns: [] })).toEqual(['spawns: there is no spawn zone'])
  expect(told({ spawns: [at('1A.NW')] })).toEqual(['spawns: zombies come into the starting zone 1A.NW'])
  expect(told({ spawns: [at('4A.NE'), at('4A.NE')] })).toEqual(['spawns: 4A.NE has two tokens'])
  expect(told({ supply: [{ what: 'tokens', used: 3, limit: 2 }] })).toEqual(['tokens: 3 used, 2 in the box'])
  expect(told({ locks: [{ doors: 0b1100, keys: [] }] })).toEqual(['treasure: 4A.a cannot be reached'])
})

describe('what can be reached in the end', () => {
  const reached = (...locks: readonly { readonly doors: number; readonly keys: readonly number[] }[]) => {
    const zones = reachInTheEnd(board, plan.start, locks)
    return ['1A.a', '4A.a'].filter((name) => zones.has(at(name)))
  }

  test('a lock opens once its key can be reached, and that may lead to the next key', () => {
    expect(reached({ doors: 0b1100, keys: [at('1A.a')] })).toEqual(['1A.a', '4A.a'])
    expect(reached({ doors: 0b1100, keys: [at('1A.a')] }, { doors: 0b0011, keys: [at('1A.S')] })).toEqual([
      '1A.a',
      '4A.a',
    ])
  })

  test('keys behind each other locks are lost', () => {
    expect(reached({ doors: 0b1100, keys: [at('1A.a')] }, { doors: 0b0011, keys: [at('4A.a')] })).toEqual([])
  })
})

test('Z2-RUL-31 clockwise is by angle round the center, from the starting one on', () => {
  const points: Point[] = [
    [0, 100],
    [50, 0],
    [100, 40],
    [100, 60],
    [60, 100],
    [0, 60],
  ]
  const order = (...indexes: number[]) =>
    clockwise(
      [50, 50],
      indexes.map((index) => points[index] as Point),
      (point) => point,
    ).map((point) => points.indexOf(point))
  expect(order(0, 5, 4, 3, 2, 1)).toEqual([0, 5, 1, 2, 3, 4])
  expect(order(3, 0, 1, 2, 4, 5)).toEqual([3, 4, 0, 5, 1, 2])
})

test('the middle of a zone lies in the middle of all its pieces', () => {
  const zone = board.zones[at('1A.E')]
  expect(zone && middleOf(zone)).toEqual([100, 50])
  expect(zone && zoneName(board, at('4A.W'))).toBe('1A.E')
})
