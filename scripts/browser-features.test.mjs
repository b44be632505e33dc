import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'
import { PLAYWRIGHTS } from '../packages/web/e2e/driver/features-off.ts'

const playwright = dirname(createRequire(import.meta.url).resolve('playwright-core/package.json'))

test('the browser of the tests lacks every feature that Playwright switches off', () => {
  const source = readFileSync(join(playwright, 'lib', 'coreBundle.js'), 'utf8')
  const [, list = ''] = /disabledFeatures = \[([\s\S]*?)\]/.exec(source) ?? []
  const names = [...list.matchAll(/^\s*"(\w+)"/gm)].map(([, name]) => name)
  expect(names.length).toBeGreaterThan(10)
  expect(PLAYWRIGHTS).toEqual(names)
})
