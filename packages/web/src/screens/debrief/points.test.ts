import { expect, test } from 'vitest'
import { pointsOf, signedBy, wholePoints } from './points.ts'

test('points are told with a minus sign, not with a hyphen, and nothing is never less than nothing', () => {
  expect([-31, 94, -4, 0, 5].map(pointsOf)).toEqual(['−3', '9', '0', '0', '1'])
})

test('points that words count are whole, and never less than nothing where they are nothing', () => {
  expect([14, -4, -26].map(wholePoints)).toEqual([1, 0, -3])
})

test.each(['en', 'de', 'it'])('signed figures have a minus sign, not a hyphen, in %s', (language) => {
  const signed = signedBy(new Intl.NumberFormat(language, { signDisplay: 'exceptZero' }))
  expect([-22, 0, 7].map(signed)).toEqual(['−22', '0', '+7'])
})
