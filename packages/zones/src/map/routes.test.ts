import { describe, expect, test } from 'vitest'
import { smallBoard } from '../testing/small-tiles.ts'
import { type Board, zoneName, zoneNamed } from './board.ts'
import { routeLengths, UNREACHED } from './distances.ts'
import {
  countDirections,
  directionsTo,
  directionsToAny,
  neighboursOf,
  openDirections,
  STAY,
  shortestRoutes,
  zonesTowards,
} from './routes.ts'
import { canStep, distanceBetween, type Ways, waysAt } from './ways.ts'
import { zoneSet } from './zone-set.ts'

const board = smallBoard('1A 4A')
const at = (name: string, on: Board = board) => zoneNamed(on, name)
const names = (zones: readonly number[], on: Board = board) => zones.map((zone) => zoneName(on, zone))

test('Z2-MOV-01 a step goes to a zone that shares an edge, never across a corner', () => {
  expect(names(neighboursOf(waysAt(board, 0), at('1A.NW')))).toEqual(['1A.N', '1A.W'])
  expect(canStep(waysAt(board, 0), at('1A.N'), at('1A.E'))).toBe(false)
})

test('Z2-MOV-02 street to street is free; a room is entered and left by an opening or an open door only', () => {
  const house = smallBoard('2A 3A')
  const near = (name: string, open: number) =>
    names(neighboursOf(waysAt(house, open), at(name, house)), house)
  expect(near('2A.a', 0)).toEqual(['2A.b'])
  expect(near('2A.a', 0b01)).toEqual(['2A.W', '2A.b'])
  expect(near('2A.S', 0)).toEqual(['2A.SW', '2A.SE'])
  expect(near('3A.a', 0)).toEqual(['2A.c', '3A.E'])
})

test('distances are the steps of the shortest open route', () => {
  const closed = waysAt(board, 0)
  expect(distanceBetween(closed, at('1A.W'), at('1A.E'))).toBe(4)
  expect(distanceBetween(closed, at('1A.W'), at('1A.a'))).toBe(UNREACHED)
  expect(distanceBetween(waysAt(board, 0b11), at('1A.W'), at('1A.E'))).toBe(2)
})

test('opening doors one by one gives the same distances as looking at them all anew', () => {
  const big = smallBoard('1A 4A', '2A 3A')
  const orders = [
    [0, 1, 2, 3, 4, 5],
    [5, 3, 1, 0, 2, 4],
    [2, 5, 0, 4, 3, 1],
  ]
  for (const order of orders) {
    big.ways.clear()
    let open = 0
    waysAt(big, open)
    for (const door of order) {
      open |= 1 << door
      expect(waysAt(big, open).distance).toEqual(routeLengths(big, open))
    }
  }
})

describe('directions', () => {
  test('Z2-ZOM-04 the next zone of the shortest open path; without one there is none', () => {
    const ways = waysAt(board, 0)
    expect(names(zonesTowards(board, at('1A.W'), directionsTo(ways, at('1A.W'), at('1A.N'))))).toEqual([
      '1A.NW',
    ])
    expect(directionsTo(ways, at('1A.W'), at('1A.a'))).toBe(0)
  })

  test('Z2-ZOM-05 routes of equal length give all their first zones', () => {
    const ways = waysAt(board, 0)
    const both = directionsTo(ways, at('1A.W'), at('1A.E'))
    expect(names(zonesTowards(board, at('1A.W'), both))).toEqual(['1A.NW', '1A.SW'])
    expect(shortestRoutes(ways, at('1A.W'), at('1A.E')).map((route) => names(route))).toEqual([
      ['1A.W', '1A.NW', '1A.N', '1A.NE', '1A.E'],
      ['1A.W', '1A.SW', '1A.S', '1A.SE', '1A.E'],
    ])
  })

  test('Z2-RUL-08 two routes with the same first step are one direction, over all targets', () => {
    const ways = waysAt(board, 0)
    const targets = zoneSet(board.words, [at('1A.N'), at('4A.NE')])
    const directions = directionsToAny(ways, at('1A.NW'), targets)
    expect(names(zonesTowards(board, at('1A.NW'), directions))).toEqual(['1A.N'])
    expect(countDirections(directions)).toBe(1)
  })

  test('Z2-RUL-06 among equally loud targets those out of reach drop out; none in reach: no move', () => {
    const ways = waysAt(board, 0)
    const mixed = zoneSet(board.words, [at('1A.a'), at('1A.S')])
    expect(names(zonesTowards(board, at('1A.SW'), directionsToAny(ways, at('1A.SW'), mixed)))).toEqual([
      '1A.S',
    ])
    expect(directionsToAny(ways, at('1A.SW'), zoneSet(board.words, [at('1A.a')]))).toBe(0)
  })

  test('Z2-RUL-07 standing in a target, staying is one of the directions', () => {
    const ways = waysAt(board, 0)
    const here = at('1A.S')
    expect(directionsToAny(ways, here, zoneSet(board.words, [here]))).toBe(STAY)
    const tie = directionsToAny(ways, here, zoneSet(board.words, [here, at('1A.SW')]))
    expect(names(zonesTowards(board, here, tie))).toEqual(['1A.SW', '1A.S'])
  })

  test('Z2-OPT-06 as if doors were open: on towards the target, stopped by the closed door itself', () => {
    const all = waysAt(board, board.everyDoor)
    const now = waysAt(board, 0)
    const go = (from: string) =>
      names(
        zonesTowards(board, at(from), openDirections(now, at(from), directionsTo(all, at(from), at('1A.a')))),
      )
    expect(go('1A.NW')).toEqual(['1A.W'])
    expect(go('1A.W')).toEqual([])
  })
})

test('every direction shortens the way by one, and every neighbor that does is a direction', () => {
  const big = smallBoard('1A 4A', '2A 3A')
  for (let open = 0; open <= big.everyDoor; open += 7) {
    const ways: Ways = waysAt(big, open)
    for (let from = 0; from < big.size; from++)
      for (let to = 0; to < big.size; to++) {
        if (from === to || distanceBetween(ways, from, to) === UNREACHED) continue
        const closer = neighboursOf(ways, from).filter(
          (next) => distanceBetween(ways, next, to) === distanceBetween(ways, from, to) - 1,
        )
        expect(zonesTowards(big, from, directionsTo(ways, from, to))).toEqual(closer)
        expect(closer.length).toBeGreaterThan(0)
      }
  }
})

test('only so many sets of open doors are remembered', () => {
  const many = smallBoard('1A 4A', '2A 3A')
  for (let round = 0; round < 20; round++)
    for (let open = 0; open <= many.everyDoor; open++) waysAt(many, open + (round << 6))
  expect(many.ways.size).toBe(512)
})
