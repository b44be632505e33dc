import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'

const folder = fileURLToPath(new URL('.', import.meta.url))

/** Every style of a table, with the game whose it is. */
const STYLES = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  .filter((name) => name.endsWith('.css'))
  .map((name) => [name, name.split(/[\\/]/)[0] ?? '', readFileSync(join(folder, name), 'utf8')] as const)
  .filter(([, , css]) => css.startsWith('@layer table {'))

interface Block {
  readonly head: string
  readonly depth: number
  readonly body: string
}

/** The blocks of a style sheet, each with what stands before its brace. */
function blocksIn(sheet: string): Block[] {
  const css = sheet.replaceAll(/\/\*.*?\*\//gs, '')
  const found: Block[] = []
  const open: { readonly head: string; readonly from: number }[] = []
  let from = 0
  for (let at = 0; at < css.length; at++) {
    if (css[at] === ';') from = at + 1
    if (css[at] === '{') open.push({ head: css.slice(from, at).trim(), from: at + 1 })
    if (css[at] === '}') {
      const block = open.pop()
      if (block) found.push({ head: block.head, depth: open.length, body: css.slice(block.from, at) })
    }
    if (css[at] === '{' || css[at] === '}') from = at + 1
  }
  return found
}

test('there are tables with a style', () => {
  expect(STYLES.length).toBeGreaterThan(10)
})

test.each(STYLES)('%s dresses nothing but its own game', (_, game, css) => {
  const outside = blocksIn(css).filter(
    ({ head, depth, body }) =>
      depth === 1 &&
      head !== `:where([data-game="${game}"])` &&
      !head.startsWith('@keyframes') &&
      !head.includes(`.${game}-table`) &&
      !(head.startsWith('@') && body.includes(`.${game}-table`)),
  )
  expect(outside.map(({ head }) => head)).toEqual([])
})

test.each(STYLES)('%s finds what the page wears around the table', (_, __, css) => {
  const lost = blocksIn(css).filter(({ head }) => /^\[data-(?:theme|motion|text)\b[^&]*$/.test(head))
  expect(lost.map(({ head }) => head)).toEqual([])
})

test.each(STYLES)('%s finds what the table itself wears', (_, game, css) => {
  // These marks stand on the element that is marked with the game: inside its scope they need an &.
  const own = new RegExp(`^(?:\\.${game}-table|\\[data-(?:narrow|layout|tab|split|busy|sideless)\\b)`)
  const scopes = blocksIn(css).filter(({ head }) => head === `:where([data-game="${game}"])`)
  const lost = scopes
    .flatMap(({ body }) => blocksIn(body))
    .filter(({ head, depth }) => depth === 0 && head.split(',').some((each) => own.test(each.trim())))
  expect(lost.map(({ head }) => head)).toEqual([])
})
