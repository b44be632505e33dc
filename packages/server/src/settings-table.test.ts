import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { settingsTable } from './settings-table.ts'

test('the reference in docs/self-hosting.md is the table of settings', () => {
  const page = readFileSync(new URL('../../../docs/self-hosting.md', import.meta.url), 'utf8')
  expect(page).toContain(settingsTable())
})
