import { expect, test } from 'vitest'
import { zoneLayoutFor } from './use-zone-layout.ts'

test.each([
  [1440, 900, 'wide'],
  [1280, 720, 'wide'],
  [1024, 768, 'tablet'],
  [390, 844, 'narrow'],
  [360, 640, 'narrow'],
  [844, 390, 'lying'],
] as const)('%i by %i is %s', (width, height, layout) => {
  expect(zoneLayoutFor(width, height, false)).toBe(layout)
})

test('larger letters need more room', () => {
  expect(zoneLayoutFor(1440, 900, false, 32)).toBe('narrow')
})
