import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
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

test('docs/architecture.md shows which package may use which', async () => {
  await expect(withFigures(readFileSync(page, 'utf8'), { packages: diagram })).toMatchFileSnapshot(page)
})

test('docs/architecture.md says of every package what it holds', () => {
  const told = [...readFileSync(page, 'utf8').matchAll(/^\| `([\w-]+)` \|/gm)].map(([, name]) => name)
  expect(told.toSorted()).toEqual(packages)
})
