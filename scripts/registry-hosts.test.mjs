import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { root } from './launcher/project.mjs'

// In pieces, so that this file does not name them either.
const HOSTS = [
  ['npmjs', 'org'],
  ['npmjs', 'com'],
  ['yarnpkg', 'com'],
  ['npmmirror', 'com'],
  ['pkg', 'github', 'com'],
  ['jsr', 'io'],
  ['unpkg', 'com'],
  ['jsdelivr', 'net'],
  ['docker', 'io'],
  ['ghcr', 'io'],
  ['quay', 'io'],
  ['gcr', 'io'],
  ['pypi', 'org'],
  ['pythonhosted', 'org'],
  ['crates', 'io'],
  ['rubygems', 'org'],
  ['golang', 'org'],
  ['deb', 'debian', 'org'],
  ['security', 'debian', 'org'],
  ['archive', 'ubuntu', 'com'],
  ['alpinelinux', 'org'],
].map((parts) => parts.join('.'))

const named = (text) => [
  ...HOSTS.filter((host) => text.toLowerCase().includes(host)),
  ...(text.match(/\bregistry(?:\.[a-z0-9-]+)*\.(?:com|dev|io|net|org)\b/gi) ?? []),
]

/** Everything that belongs to the repository, be it committed or new. */
const files = spawnSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'], {
  cwd: root,
  encoding: 'utf8',
})
  .stdout.split('\0')
  .filter((file) => file !== '')

test('a registry is found by its name and as any host called so', () => {
  expect(named(`FROM ${HOSTS[8]}/library/node`)).toEqual([HOSTS[8]])
  expect(named(['https://registry', 'example', 'org/ws'].join('.'))).toHaveLength(1)
  expect(named('the registry. In the lock file no registry is named.')).toEqual([])
})

test('no file of the repository names a host of a registry: any one can serve it', () => {
  expect(files).toContain('package-lock.json')
  const found = files.flatMap((file) => {
    const hosts = named(readFileSync(join(root, file), 'latin1'))
    return hosts.length > 0 ? [`${file}: ${hosts.join(', ')}`] : []
  })
  expect(found).toEqual([])
})
