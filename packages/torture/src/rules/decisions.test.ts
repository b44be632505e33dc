import { existsSync } from 'node:fs'
import { expect, test } from 'vitest'
import { program } from './decisions.ts'

test('T12: the program that plays the answers is where it is looked for', () => {
  expect(existsSync(program)).toBe(true)
})
