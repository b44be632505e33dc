import { expect, test } from 'vitest'
import { importFile, MOST_BYTES } from './files.ts'

test('a file that is too large is refused without being read', async () => {
  let read = 0
  const file = (size: number) => {
    const made = new File([], 'game.json')
    return Object.defineProperties(made, {
      size: { value: size },
      text: {
        value: async () => {
          read++
          throw new Error('read')
        },
      },
    })
  }
  expect(await importFile(file(MOST_BYTES + 1))).toEqual({ refused: 'too-large' })
  expect(read).toBe(0)
  await expect(importFile(file(MOST_BYTES))).rejects.toThrow()
  expect(read).toBe(1)
})
