import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { RULE_OPTIONS } from './rule-options.ts'

const ledger = readFileSync(new URL('../../../docs/rules/gears-and-guns.md', import.meta.url), 'utf8')

test('every option rests on rules of the ledger', () => {
  for (const { id, rules } of RULE_OPTIONS)
    for (const rule of rules) expect(ledger.includes(`\n- ${rule} `), `${id}: ${rule}`).toBe(true)
})

test('usually all zombie cards are in, core teams have every core class, and a lost mission is played again', () => {
  expect(Object.fromEntries(RULE_OPTIONS.map(({ id, usual }) => [id, usual]))).toEqual({
    deck: 'normal',
    ultrared: false,
    classLimits: true,
    piles: 'tile',
    ironTrail: false,
    mercy: false,
  })
})
