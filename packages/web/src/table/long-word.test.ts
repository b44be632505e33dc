import { expect, test } from 'vitest'
import { longestWord, withBreaks } from './long-word.ts'

test('long words break where their parts meet, short ones stay whole', () => {
  const breaks = 'vorschlag|hammer wurf|messer'
  expect(withBreaks('Schwerer Vorschlaghammer', breaks)).toBe('Schwerer Vorschlag\u00adhammer')
  expect(withBreaks('Wurfmesser', breaks)).toBe('Wurfmesser')
  expect(withBreaks('Unbekanntheiten', breaks)).toBe('Unbekanntheiten')
  expect(longestWord('Große Reichweite')).toBe(10)
  expect(longestWord('Super-Abominio')).toBe(8)
})
