import { describe, expect, test } from 'vitest'
import { zoneName, zoneNamed } from '../../map/board.ts'
import { waysAt } from '../../map/ways.ts'
import { zoneSet, zonesIn } from '../../map/zone-set.ts'
import { smallBoard } from '../../testing/small-tiles.ts'
import { Darkness } from '../darkness/darkness.ts'
import { loudestOf, loudestSeen } from './loudest.ts'

const board = smallBoard('1A 4A')
const at = (name: string) => zoneNamed(board, name)
const names = (set: Int32Array) => zonesIn(set).map((zone) => zoneName(board, zone))
const noiseAt = (loud: Record<string, number>) => {
  const noise = new Int16Array(board.size)
  for (const [name, figure] of Object.entries(loud)) noise[at(name)] = figure
  return noise
}
const into = zoneSet(board.words, [3])

describe('noise that piles up', () => {
  test('Z2-ZOM-03 the loudest zones of the board, all of them when they tie', () => {
    expect(loudestOf(noiseAt({ '1A.N': 2, '1A.a': 3, '4A.NE': 3 }), into)).toBe(3)
    expect(names(into)).toEqual(['1A.a', '4A.NE'])
    expect(loudestOf(noiseAt({}), into)).toBe(0)
    expect(names(into)).toEqual([])
  })

  test('Z2-ZOM-03 among zones with survivors in sight the one with most noise, however far', () => {
    const noise = noiseAt({ '1A.N': 1, '4A.NE': 2, '1A.a': 9 })
    const occupied = zoneSet(board.words, [at('1A.N'), at('4A.NE'), at('1A.a')])
    const ways = waysAt(board, 0)
    expect(loudestSeen(ways, ways.sight, at('1A.NW'), occupied, noise, into)).toBe(2)
    expect(names(into)).toEqual(['4A.NE'])
  })

  test('Z2-ZOM-13 a louder zone without survivors is no target while one is in sight', () => {
    const noise = noiseAt({ '1A.N': 1, '4A.NE': 2 })
    const ways = waysAt(board, 0)
    const occupied = zoneSet(board.words, [at('1A.N')])
    expect(loudestSeen(ways, ways.sight, at('1A.NW'), occupied, noise, into)).toBe(1)
    expect(names(into)).toEqual(['1A.N'])
    expect(loudestSeen(ways, ways.sight, at('1A.S'), occupied, noise, into)).toBe(0)
    expect(names(into)).toEqual([])
  })

  test('Z2-DRK-03 with darkness a survivor in a dark zone is not seen from two zones away', () => {
    const open = smallBoard('3A 1A')
    const ways = waysAt(open, 0b11)
    const [porch, dark] = [zoneNamed(open, '3A.a'), zoneNamed(open, '1A.a')]
    const noise = new Int16Array(open.size)
    noise[dark] = 1
    const occupied = zoneSet(open.words, [dark])
    const targets = zoneSet(open.words)
    expect(loudestSeen(ways, ways.sight, porch, occupied, noise, targets)).toBe(1)
    expect(loudestSeen(ways, new Darkness().sight(ways), porch, occupied, noise, targets)).toBe(0)
  })
})
