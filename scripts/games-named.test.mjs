import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { gameIds, gamesNamed } from './games-named.mjs'

let packages

const write = (file, text) => {
  mkdirSync(dirname(join(packages, file)), { recursive: true })
  writeFileSync(join(packages, file), text)
}

beforeEach(() => {
  packages = mkdtempSync(join(tmpdir(), 'games-named-'))
  const dependencies = { '@graveshift/kernel': '0.1.0', '@graveshift/sea-shanty': '0.1.0' }
  write('games/package.json', JSON.stringify({ dependencies }))
})
afterEach(() => rmSync(packages, { recursive: true }))

test('the games are those that the list depends on', () => {
  expect(gameIds(packages)).toEqual(['sea-shanty'])
})

test('a shared source that names a game is refused, however it is written', () => {
  for (const source of [`'sea-shanty'`, 'SEA_SHANTY_MODULE', 'type SeaShanty', '// only Sea Shanty']) {
    write('cli/src/play/play.ts', source)
    expect(gamesNamed(packages), source).toEqual([
      expect.stringMatching(/^packages\/cli\/src\/play\/play\.ts names a game/),
    ])
  }
})

test('a game’s own folder and tests may name it', () => {
  write('cli/src/games/sea-shanty/play/face.ts', 'SEA_SHANTY_MODULE')
  write('cli/src/play/play.test.ts', 'SEA_SHANTY_MODULE')
  write('table/src/host/testing/bed.ts', 'SEA_SHANTY_MODULE')
  expect(gamesNamed(packages)).toEqual([])
})
