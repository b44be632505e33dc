import { expect, test } from 'vitest'
import {
  addZone,
  countZones,
  hasZone,
  isEmptySet,
  removeZone,
  wordsFor,
  zoneSet,
  zonesIn,
} from './zone-set.ts'

test('a set keeps zones beyond the first word, and tables keep sets apart', () => {
  expect([1, 32, 33, 100].map(wordsFor)).toEqual([1, 1, 2, 4])
  const set = zoneSet(4, [0, 31, 32, 99])
  expect(zonesIn(set)).toEqual([0, 31, 32, 99])
  expect(countZones(set)).toBe(4)
  removeZone(set, 0, 31)
  expect(hasZone(set, 0, 31)).toBe(false)
  expect(isEmptySet(set)).toBe(false)
  expect(isEmptySet(zoneSet(2))).toBe(true)
  const table = zoneSet(6)
  addZone(table, 2, 33)
  expect([zonesIn(table, 0, 2), zonesIn(table, 2, 2), zonesIn(table, 4, 2)]).toEqual([[], [33], []])
})
