import { expect, test } from 'vitest'
import { ledgerIds, titledIds } from './ledger.mjs'

test('a ledger line counts, prose does not', () => {
  expect(ledgerIds('Intro about XY-1\n- GU-TOY-03 a rule\nGU-TOY-99 prose\n- Z2-TOY-01 another')).toEqual([
    'GU-TOY-03',
    'Z2-TOY-01',
  ])
})

test('ids count in titles of every form, and nowhere else', () => {
  const text = [
    "test('GU-TOY-01 plain', () => {})",
    'describe("GU-TOY-02", () => {})',
    'it.each([1, 2])(`GU-TOY-03 for %i`, () => {})',
    'test.concurrent(\n  "GU-TOY-04 and GU-TOY-05",\n  () => {})',
    "// GU-TOY-06 is proved elsewhere\nconst rule = 'GU-TOY-07'",
  ].join('\n')
  expect(titledIds(text)).toEqual(['GU-TOY-01', 'GU-TOY-02', 'GU-TOY-03', 'GU-TOY-04', 'GU-TOY-05'])
})
