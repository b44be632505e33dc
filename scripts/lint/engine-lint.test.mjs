import { spawnSync } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { readJson, root } from '../launcher/project.mjs'
import { toolFile } from '../launcher/tools.mjs'

const folder = mkdtempSync(join(tmpdir(), 'engine-lint-'))
afterAll(() => rmSync(folder, { recursive: true }))

const allowed = ['floor', 'trunc', 'abs', 'min', 'max', 'imul', 'clz32'].map((name) => `Math.${name}(2)`)
const floating = ['Math.random()', 'Math.sqrt(2)', 'Math.PI', 'Math[key]', "Number.parseFloat('1')"]
const surroundings = [
  'Date.now()',
  'performance.now()',
  'process.pid',
  'console',
  'fetch',
  'crypto',
  'globalThis',
]

/** Lints each expression in a file of its own under our configuration; gives what is said of each, in order. */
const lint = (packageName, expressions) => {
  const fileOf = (index) => join('packages', packageName, 'src', `made-up-${index}.ts`)
  for (const [index, expression] of expressions.entries()) {
    mkdirSync(join(folder, dirname(fileOf(index))), { recursive: true })
    writeFileSync(join(folder, fileOf(index)), `export const made = ${expression}\n`)
  }
  writeFileSync(join(folder, 'package.json'), '{}')
  const configuration = { ...readJson(join(root, 'biome.json')), vcs: { enabled: false } }
  writeFileSync(join(folder, 'biome.json'), JSON.stringify(configuration))
  cpSync(join(root, 'scripts', 'lint'), join(folder, 'scripts', 'lint'), { recursive: true })

  const command = [
    toolFile('@biomejs/biome', 'biome'),
    'lint',
    '--reporter=github',
    '--max-diagnostics=none',
    'packages',
  ]
  const { stdout } = spawnSync(process.execPath, command, { cwd: folder, encoding: 'utf8' })
  return expressions.map((_, index) =>
    stdout
      .split('\n')
      .filter((line) => line.includes(fileOf(index)))
      .join('\n'),
  )
}

test('the engine computes with integers only', () => {
  expect(lint('kernel', allowed)).toEqual(allowed.map(() => ''))
  expect(lint('kernel', floating)).toEqual(floating.map(() => expect.stringContaining('integers only')))
})

test('the engine reaches for nothing outside itself', () => {
  expect(lint('gear-up', surroundings)).toEqual(
    surroundings.map(() => expect.stringContaining('noRestrictedGlobals')),
  )
  expect(lint('zones', ["await import('node:fs')"])).toEqual([expect.stringContaining('noNodejsModules')])
})

test('the server may do both', () => {
  const said = lint('server', [...floating, ...surroundings]).join('\n')
  expect(said).not.toMatch(/integers only|noRestrictedGlobals/)
})

test.each(['web', 'cli', 'bots', 'gear-up', 'zones', 'second-edition', 'table'])(
  '%s asks what a field holds, never whether it is there',
  (name) => {
    const bare = ["'wield' in choice", "!('seat' in event)", 'key in made']
    expect(lint(name, bare)).toEqual(bare.map(() => expect.stringContaining('has(thing, field)')))
    const fair = ["has(choice, 'wield')", "'share' in navigator"]
    expect(lint(name, fair).join('\n')).not.toContain('has(thing, field)')
  },
)
