import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { sharedNames } from './owners.mjs'

let folder

const write = (file, text) => {
  mkdirSync(dirname(join(folder, file)), { recursive: true })
  writeFileSync(join(folder, file), text)
}

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'owners-'))
})
afterEach(() => rmSync(folder, { recursive: true }))

test('a type that two files export is found, whatever kind of type it is', () => {
  write('a.ts', 'export interface Moment {}\nexport type Row = 1\nexport class Table {}\n')
  write('deep/b.tsx', 'export type Moment = 2\nexport abstract class Row {}\nexport interface Table {}\n')
  expect(sharedNames(folder)).toEqual([
    ['Moment', ['a.ts', 'deep/b.tsx']],
    ['Row', ['a.ts', 'deep/b.tsx']],
    ['Table', ['a.ts', 'deep/b.tsx']],
  ])
})

test('types of a file alone, exports handed on, and tests are left alone', () => {
  write('a.ts', 'export interface Moment {}\ninterface Row {}\n')
  write('b.ts', "export type { Moment } from './a.ts'\ninterface Row {}\n")
  write('a.test.ts', 'export interface Moment {}\n')
  expect(sharedNames(folder)).toEqual([])
})
