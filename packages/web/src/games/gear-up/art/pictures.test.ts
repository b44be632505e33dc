import { readdirSync, readFileSync } from 'node:fs'
import { BOSS_RULES, EFFECTS } from '@graveshift/gear-up'
import { expect, test } from 'vitest'
import { BOSS_PICTURES, EFFECT_PICTURES } from './pictures.ts'

/** The files that bring a picture: read from disk, since what a glob found is remembered from run to run. */
const drawn = (folder: string): string[] => {
  const at = new URL(`${folder}/`, import.meta.url)
  const files = readdirSync(at).filter((name) =>
    readFileSync(new URL(name, at), 'utf8').includes('export const picture = '),
  )
  return files.map((name) => name.replace('.tsx', '')).sort()
}

test('every weapon effect has a picture, and every picture an effect', () => {
  expect(drawn('./effects')).toEqual([...EFFECTS].sort())
})

test('every boss has a picture, and every picture a boss', () => {
  expect(drawn('./bosses')).toEqual(BOSS_RULES.map(({ printed }) => printed.id).sort())
})

test('pictures are found by the names of their files', () => {
  expect(EFFECT_PICTURES.frenzy).toBeTypeOf('function')
  expect(BOSS_PICTURES['dead-sox']).toBeTypeOf('function')
})
