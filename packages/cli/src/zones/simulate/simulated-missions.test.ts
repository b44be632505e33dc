import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { WESTERN } from '../../games/gears-and-guns/simulate/simulated.ts'
import { SECOND } from '../../games/second-edition/simulate/simulated.ts'
import type { MissionsFlags } from './read-order.ts'
import { simulatedMissions } from './simulated-missions.ts'

const FLAGS = { bots: 'random', seats: '1', survivors: 'all', seed: 'a' }

/** What games of a mission are played with, where a mission of the box is another than it is. */
function contentOf(mission: string, changed: string, change: object): string {
  const missions = SECOND.missions.map((each) => (each.id === changed ? { ...each, ...change } : each))
  const game = simulatedMissions({ ...SECOND, missions })
  return game.engineFor(game.readOrder({ ...FLAGS, missions: mission } as MissionsFlags)).content
}

test('games of a mission stay good for as long as that mission is as it was', () => {
  const spawns = { spawns: [] }
  const before = contentOf('M0', 'zombicide-life', {})
  expect(contentOf('M0', 'small-town', spawns)).toBe(before)
  expect(contentOf('M0,M10', 'small-town', spawns)).not.toBe(contentOf('M0,M10', 'small-town', {}))
  expect(contentOf('M0', 'zombicide-life', spawns)).not.toBe(before)
})

test('a label is found by games, and makes no new ones', () => {
  expect(contentOf('M0', 'zombicide-life', { difficulty: 'hard' })).toBe(
    contentOf('M0', 'zombicide-life', {}),
  )
})

test.each([
  ['second-edition', SECOND],
  ['gears-and-guns', WESTERN],
] as const)('missions of %s are data alone, a file each, and so may be left out of the code', (name, box) => {
  const folder = fileURLToPath(new URL(`../../../../${name}/src/content/missions`, import.meta.url))
  const files = readdirSync(folder)
  const ids = (box.missions as readonly { readonly id: string }[]).map(({ id }) => `${id}.ts`)
  expect(files.toSorted()).toEqual(ids.toSorted())
  for (const file of files) {
    const imports = readFileSync(`${folder}/${file}`, 'utf8').match(/^import .*$/gm) ?? []
    expect(imports.every((line) => line.startsWith('import type '))).toBe(true)
  }
})
