import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { position } from '../testing.ts'
import { bystanders } from '../testing-looks.ts'
import type { BossRule } from './boss-rule.ts'
import { BOSS_RULES } from './index.ts'

const LEDGER = readFileSync(new URL('../../../../docs/rules/gear-up.md', import.meta.url), 'utf8')
const FILES = readdirSync(new URL('./', import.meta.url))
const LISTED: readonly BossRule[] = BOSS_RULES

describe.each(LISTED.map((rule) => [rule.printed.id, rule] as const))('%s', (id, rule) => {
  test('has a file of its own, and a test of it', () => {
    expect(FILES).toContain(`${id}.ts`)
    expect(FILES).toContain(`${id}.test.ts`)
  })

  test('rests on rules that the ledger has', () => {
    expect(rule.rules.length).toBeGreaterThan(0)
    for (const one of rule.rules) expect(LEDGER).toContain(`- ${one} `)
  })

  test('its skill does something before the next icon of the card', () => {
    const at = { round: 2, turn: 3, step: 'card', boss: { id }, seats: bystanders({ armor: 3 }, {}) }
    const told = position(at, { boss: ['p1-skill-attack'] }).events.map(({ type }) => type)
    expect(told).toContain('skillUsed')
    expect(['bossAttacked', undefined]).not.toContain(told[told.indexOf('skillUsed') + 1])
  })

  test('a special rule is about something that it does', () => {
    const hooks = [rule.closed, rule.refuses, rule.price, rule.afterCross, rule.damageKind]
    expect(hooks.some((hook) => hook !== undefined)).toBe(rule.special !== undefined)
  })
})

test('every file is listed', () => {
  const own = FILES.filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts'))
    .map((name) => name.replace('.ts', ''))
    .filter((name) => name !== 'boss-rule' && name !== 'index')
  expect(LISTED.map(({ printed }) => printed.id).sort()).toEqual(own.sort())
})
