import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const read = (page: string): string =>
  readFileSync(new URL(`../../../docs/${page}/gears-and-guns.md`, import.meta.url), 'utf8')

/** Rulings that begin a line. */
const idsIn = (page: string, mark: string): readonly string[] =>
  page.split('\n').flatMap((line) => {
    const id = /^(?:UA|GG)-RUL-\d+/.exec(line.startsWith(mark) ? line.slice(mark.length) : '')
    return id ?? []
  })

test('every ruling of the ledger is explained once', () => {
  expect([...idsIn(read('rulings'), '| ')].sort()).toEqual([...idsIn(read('rules'), '- ')].sort())
})
