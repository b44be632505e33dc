import { expect, test } from 'vitest'
import { townBoard } from '../testing/town-tiles.ts'
import { type Board, isSearched, isStreet, zoneName, zoneNamed } from './board.ts'
import { lintMap } from './lint.ts'
import { neighboursOf } from './routes.ts'
import { waysAt } from './ways.ts'

const board = townBoard(['5A'])
const balcony = zoneNamed(board, '5A.bal')

const stepsFrom = (on: Board, name: string) =>
  neighboursOf(waysAt(on, 0), zoneNamed(on, name)).map((zone) => zoneName(on, zone))

test('UA-BAL-01 a balcony is a zone of its own, and its stairs are the only way to it', () => {
  expect(board.zones[balcony]?.kind).toBe('balcony')
  expect(stepsFrom(board, '5A.bal')).toEqual(['5A.a'])
  for (const street of ['5A.NW', '5A.N', '5A.W']) expect(stepsFrom(board, street)).not.toContain('5A.bal')
})

test('UA-BAL-05 it is neither street nor building, nothing is found there, and no zombie appears there', () => {
  expect(isStreet(board, balcony)).toBe(false)
  expect(board.buildingOf[balcony]).toBeUndefined()
  expect(isSearched(board, balcony)).toBe(false)
  const start = [zoneNamed(board, '5A.SW')]
  const faults = lintMap({ board, start, spawns: [balcony], locks: [], wanted: [], supply: [] })
  expect(faults.map(({ message }) => message)).toContain('zombies never appear in 5A.bal')
})

test('what it overlooks turns with its tile', () => {
  const below = (on: Board) => (on.layout.overlooks ?? []).map(({ to }) => zoneName(on, to))
  expect(below(board)).toEqual(['5A.NW', '5A.N', '5A.W'])
  expect(below(townBoard(['5A+1']))).toEqual(['5A.NE', '5A.E', '5A.N'])
  expect(townBoard(['5A 8A+1']).layout.overlooks).toHaveLength(6)
})
