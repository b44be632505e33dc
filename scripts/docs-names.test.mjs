import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { missingIn, pathsIn } from './docs-names.mjs'
import { root } from './launcher/project.mjs'

const namesIn = (folder, ending) =>
  pathsIn(join(root, folder))
    .filter((path) => path.endsWith(ending))
    .map((path) => path.slice(0, -ending.length))

test('pages name only what a clone has', () => {
  const paths = pathsIn(root)
  const pages = paths.filter((path) => /^(?:docs\/.*|[A-Z]+)\.md$/.test(path))
  const { scripts } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'))
  const there = {
    root,
    paths,
    scripts: Object.keys(scripts),
    commands: namesIn('packages/cli/src/commands', '.ts'),
  }
  expect(pages.length).toBeGreaterThan(20)
  expect(pages.flatMap((page) => missingIn(page, there))).toEqual([])
})

test('a file, a link, a heading and a command that are not there are found', () => {
  const folder = mkdtempSync(join(tmpdir(), 'docs-'))
  try {
    mkdirSync(join(folder, 'docs'))
    writeFileSync(join(folder, 'docs', 'other.md'), '# Other\n')
    writeFileSync(
      join(folder, 'docs', 'page.md'),
      '# Page\n[a](other.md#other) [b](gone.md) [c](other.md#gone) `other.md` `src/gone.ts` `npm run gone` `npx graveshift gone`\n',
    )
    const there = { root: folder, paths: pathsIn(folder), scripts: ['unit'], commands: ['play'] }
    expect(missingIn('docs/page.md', there)).toEqual([
      'docs/page.md: the link ](gone.md) leads nowhere',
      'docs/page.md: the link ](other.md#gone) leads nowhere',
      'docs/page.md: there is no src/gone.ts',
      'docs/page.md: there is no npm run gone',
      'docs/page.md: there is no graveshift gone',
    ])
  } finally {
    rmSync(folder, { recursive: true })
  }
})
