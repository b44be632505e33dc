import { globSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'

const source = fileURLToPath(new URL('..', import.meta.url))

/** Names of classes that style sheets have rules for. */
function classesIn(pattern: string): ReadonlySet<string> {
  const names = new Set<string>()
  for (const file of globSync(pattern, { cwd: source })) {
    const css = readFileSync(`${source}/${file}`, 'utf8').replaceAll(/\/\*.*?\*\//gs, '')
    for (const [, head = ''] of css.matchAll(/([^{};]+)\{/g))
      for (const [, name = ''] of head.matchAll(/\.([a-zA-Z][\w-]*)/g)) names.add(name)
  }
  return names
}

/** Words that pages and tables share on purpose: each dresses them further within itself. */
const SHARED = [
  'button',
  'button-primary',
  'choices',
  'end-head',
  'end-team',
  'fine',
  'page',
  'set-up',
  'set-up-actions',
]

// The styles of a page that was seen before stay loaded: whatever is called alike would be dressed by both.
test('what pages around a table dress is called otherwise at the table', () => {
  const pages = classesIn('screens/**/*.css')
  const table = classesIn('zone-table/**/*.css')
  expect(table.size).toBeGreaterThan(100)
  expect([...table].filter((name) => pages.has(name)).sort()).toEqual(SHARED)
})
