import { expect, test } from 'vitest'
import { pointsOf } from './points.ts'

test('points are told with a minus sign, not with a hyphen, and nothing is never less than nothing', () => {
  expect([-31, 94, -4, 0, 5].map(pointsOf)).toEqual(['−3', '9', '0', '0', '1'])
})
