import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { LEDGER } from './ledger.ts'

const page = readFileSync(new URL('../../../docs/rules/gears-and-guns.md', import.meta.url), 'utf8')

test('every rule of the ledger is read in one section, and every section has rules', () => {
  const written = new Set([...page.matchAll(/^- (?:UA|GG)-([A-Z]+)-\d+ /gm)].map(([, code = '']) => code))
  const read = LEDGER.flatMap(({ codes }) => codes)
  expect(new Set(read).size).toBe(read.length)
  expect(read.toSorted()).toEqual([...written].toSorted())
})
