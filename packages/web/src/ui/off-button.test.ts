import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const src = join(import.meta.dirname, '..')
const parts = readdirSync(src, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.tsx'))

/** Where an element is switched off by the browser's own attribute, which leaves it dumb. */
const DUMB = /(?<![\w-])(aria-)?disabled(?=[\s=>/])/

test('no button is gray without saying why: all of them are switched off by a reason', () => {
  const dumb = parts.flatMap((name) =>
    readFileSync(join(src, name), 'utf8')
      .split('\n')
      .flatMap((line, at) => (DUMB.test(line) ? [`${name}:${at + 1} ${line.trim()}`] : [])),
  )
  expect(dumb).toEqual([])
  // The rule itself finds what it is about.
  expect(
    ['<button disabled>', '<Button disabled={no} />', 'aria-disabled={true}'].every((line) =>
      DUMB.test(line),
    ),
  ).toBe(true)
})
