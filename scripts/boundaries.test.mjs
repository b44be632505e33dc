import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { forbiddenEdges, sharedFilesNamingGames } from './boundaries.mjs'

let packages

const addPackage = (name, { dependencies = {}, source = '' } = {}) => {
  mkdirSync(join(packages, name, 'src'), { recursive: true })
  writeFileSync(join(packages, name, 'package.json'), JSON.stringify({ dependencies }))
  writeFileSync(join(packages, name, 'src', 'index.ts'), source)
}

beforeEach(() => {
  packages = mkdtempSync(join(tmpdir(), 'boundaries-'))
})
afterEach(() => rmSync(packages, { recursive: true }))

test('a ruleset may import the kernel', () => {
  addPackage('kernel')
  addPackage('gear-up', {
    dependencies: { '@graveshift/kernel': '0.1.0' },
    source: `import { deal } from '@graveshift/kernel'\nimport { other } from './other.ts'\n`,
  })
  expect(forbiddenEdges(packages)).toEqual([])
})

test('the kernel may not import a ruleset, whatever the form of the import', () => {
  for (const source of [
    `import { x } from '@graveshift/gear-up'`,
    `import type { X } from "@graveshift/gear-up"`,
    `import '@graveshift/gear-up/testing'`,
    `export * from '@graveshift/gear-up'`,
    `const x = await import('@graveshift/gear-up')`,
    `import {\n  x,\n} from '../../gear-up/src/index.ts'`,
  ]) {
    addPackage('kernel', { source })
    expect(forbiddenEdges(packages), source).toEqual([
      expect.stringMatching(
        /^packages\/kernel\/src\/index\.ts .* reaches into gear-up, but kernel may import no other/,
      ),
    ])
  }
})

test('rulesets may not look sideways, even only in package.json', () => {
  addPackage('gear-up', { dependencies: { '@graveshift/zones': '0.1.0' } })
  expect(forbiddenEdges(packages)).toEqual([
    'packages/gear-up/package.json reaches into zones, but gear-up may import only kernel.',
  ])
})

test('a package outside the table is refused until somebody decides', () => {
  addPackage('attic')
  expect(forbiddenEdges(packages)).toEqual([expect.stringContaining('packages/attic has no line')])
})

test('files of the client that serve all games name none, in whatever form', () => {
  const add = (file, text) => {
    mkdirSync(join(packages, 'web', 'src', file, '..'), { recursive: true })
    writeFileSync(join(packages, 'web', 'src', file), text)
  }
  const found = () => sharedFilesNamingGames(join(packages, 'web'))
  add('games/index.ts', `import { GEAR_UP_FACE } from './gear-up/face.ts'`)
  add('games/gear-up/shelf.test.ts', `import { played } from './testing/played.ts'`)
  add('games/gear-up/testing/old.json', '{"game":"gear-up"}')
  add('screens/shelf.tsx', `import { faceOf } from '../games/index.ts'\n// The gear is up to the player.`)
  expect(found()).toEqual([])
  for (const text of [
    `import type { GearUp } from '@graveshift/gear-up'`,
    `import { x } from '../games/second-edition/x.ts'`,
    'const GEARS_AND_GUNS = 1',
    'const secondEdition = 1',
    '/* the table of Gear Up */',
    `const rule = 'GU-UND-02'`,
  ]) {
    add('screens/shelf.tsx', text)
    expect(found(), text).toEqual([expect.stringContaining('packages/web/src/screens/shelf.tsx names')])
  }
  // Tests and fixtures too.
  add('screens/shelf.tsx', '')
  add('screens/shelf.test.ts', `import { played } from '../games/gear-up/testing/played.ts'`)
  add('store/fixtures/old.json', '{"game":"gear-up"}')
  expect(
    found()
      .map((fault) => fault.split(' ')[0])
      .toSorted(),
  ).toEqual(['packages/web/src/screens/shelf.test.ts', 'packages/web/src/store/fixtures/old.json'])
})
