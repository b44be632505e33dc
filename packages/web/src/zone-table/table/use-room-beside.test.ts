import { expect, test } from 'vitest'
import { hasRoomBeside } from './use-room-beside.ts'

test('a tall board leaves room beside it, a wide one does not', () => {
  const tall = { width: 200, height: 338 }
  expect(hasRoomBeside(tall, { width: 1440, height: 900 })).toBe(true)
  expect(hasRoomBeside(tall, { width: 1280, height: 720 })).toBe(true)
  expect(hasRoomBeside(tall, { width: 1100, height: 900 })).toBe(false)
  expect(hasRoomBeside({ width: 200, height: 100 }, { width: 1440, height: 900 })).toBe(false)
})
