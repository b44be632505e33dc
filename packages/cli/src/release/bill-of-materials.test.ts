import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { billOfMaterials } from './bill-of-materials.ts'
import { RELEASES, ROOT } from './freeze-game.ts'

interface Manifest {
  readonly dependencies?: Readonly<Record<string, string>>
}

test('T34: a bill of materials names every package of others that one of ours depends on', () => {
  const wanted = readdirSync(new URL('packages/', ROOT)).flatMap((name) => {
    const { dependencies = {} }: Manifest = JSON.parse(
      readFileSync(new URL(`packages/${name}/package.json`, ROOT), 'utf8'),
    )
    return Object.entries(dependencies)
      .filter(([dependency]) => !dependency.startsWith('@graveshift/'))
      .map(([dependency, version]) => `${dependency}@${version}`)
  })
  const named = new Set(billOfMaterials().components.map(({ name, version }) => `${name}@${version}`))
  expect(wanted.filter((each) => !named.has(each))).toEqual([])
  expect(wanted).toContainEqual(expect.stringMatching(/^ws@/))
})

test.each(readdirSync(RELEASES))('T34: release %s has its bill of materials', (version) => {
  const { components }: ReturnType<typeof billOfMaterials> = JSON.parse(
    readFileSync(new URL(`${version}/bill-of-materials.json`, RELEASES), 'utf8'),
  )
  for (const used of ['ws', 'pg', 'react'])
    expect(components.find(({ name }) => name === used)?.version, used).toMatch(/^\d/)
})
