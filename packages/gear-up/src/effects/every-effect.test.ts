import { readdirSync, readFileSync } from 'node:fs'
import { drawnShape } from '@graveshift/kernel'
import { describe, expect, test } from 'vitest'
import { CONTENT } from '../content/index.ts'
import { COLOURS, type EffectData } from '../content/types.ts'
import { NO_POWERS, type WeaponEffect } from './effect.ts'
import { powersOf, WEAPON_EFFECTS, worthOf } from './index.ts'

const LEDGER = readFileSync(new URL('../../../../docs/rules/gear-up.md', import.meta.url), 'utf8')
const FILES = readdirSync(new URL('./', import.meta.url))
const LISTED: readonly WeaponEffect<EffectData>[] = WEAPON_EFFECTS

/** As weapons and companions have it. */
const printed = (id: string): EffectData[] =>
  [
    ...CONTENT.survivors.flatMap(({ team }) =>
      COLOURS.flatMap((colour) => [team.weapons[colour].starting, ...team.weapons[colour].upgrades]),
    ),
    ...CONTENT.companions.map(({ effect }) => effect),
  ].filter((data): data is EffectData => data?.effect === id)

describe.each(LISTED.map((effect) => [effect.id, effect] as const))('%s', (id, effect) => {
  test('has a file of its own, and a test of it', () => {
    expect(FILES).toContain(`${id}.ts`)
    expect(FILES).toContain(`${id}.test.ts`)
  })

  test('rests on rules that the ledger has', () => {
    expect(effect.rules.length).toBeGreaterThan(0)
    for (const rule of effect.rules) expect(LEDGER).toContain(`- ${rule} `)
  })

  test('changes what a weapon can do, wherever it is printed', () => {
    for (const data of printed(id)) expect(powersOf([data])).not.toEqual(NO_POWERS)
  })

  test('makes no weapon worse in the eyes of bots', () => {
    for (const data of printed(id))
      for (const part of Object.values(worthOf([data], drawnShape(['####']).size)))
        expect(part).toBeGreaterThanOrEqual(0)
  })
})

test('every file is listed', () => {
  const own = FILES.filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts'))
    .map((name) => name.replace('.ts', ''))
    .filter((name) => name !== 'effect' && name !== 'index')
  expect(LISTED.map(({ id }) => id as string).sort()).toEqual(own.sort())
})

test('no rule is about two effects', () => {
  const rules = LISTED.flatMap((effect) => effect.rules)
  expect(new Set(rules).size).toBe(rules.length)
})
