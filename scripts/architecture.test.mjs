import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { GAMES } from '../packages/games/src/index.ts'
import { mayImport } from './boundaries.mjs'
import { withFigures } from './figures.mjs'
import { root } from './launcher/project.mjs'

const page = join(root, 'docs', 'architecture.md')
const foldersIn = (folder) =>
  readdirSync(join(root, folder), { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name)

const packages = foldersIn('packages').sort()
const usedBy = (name) => mayImport[name].filter((other) => packages.includes(other))

/** What a package may import and does not get through another one of them. */
const nearest = (name) =>
  usedBy(name).filter((one) => !usedBy(name).some((other) => usedBy(other).includes(one)))

const diagram = [
  '```mermaid',
  'flowchart LR',
  ...packages.flatMap((name) => nearest(name).map((other) => `  ${other} --> ${name}`)),
  '```',
].join('\n')

const named = (record) => Object.keys(record).join(', ')

async function questions() {
  const rows = await Promise.all(
    GAMES.map(async ({ id, load }) => {
      const module = await load()
      const { frames, choices } = module.rulesFor(module.readOptions({}))
      return `| ${id} | ${named(frames)} | ${named(choices)} |`
    }),
  )
  return [
    '| game | frames | choices |',
    '|---|---|---|',
    ...rows,
    '',
    `Features of zones: ${foldersIn('packages/zones/src/features').sort().join(', ')}.`,
  ].join('\n')
}

test('docs/architecture.md shows the packages, frames, choices and features there are', async () => {
  const made = { packages: diagram, questions: await questions() }
  await expect(withFigures(readFileSync(page, 'utf8'), made)).toMatchFileSnapshot(page)
})

test('docs/architecture.md says of every package what it holds', () => {
  const told = [...readFileSync(page, 'utf8').matchAll(/^\| `([\w-]+)` \|/gm)].map(([, name]) => name)
  expect(told.toSorted()).toEqual(packages)
})
