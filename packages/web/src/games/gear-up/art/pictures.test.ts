import { BOSS_RULES, EFFECTS } from '@graveshift/gear-up'
import { expect, test } from 'vitest'
import { BOSS_PICTURES, EFFECT_PICTURES } from './pictures.ts'

test('every weapon effect has a picture, and every picture an effect', () => {
  expect(Object.keys(EFFECT_PICTURES).sort()).toEqual([...EFFECTS].sort())
})

test('every boss has a picture, and every picture a boss', () => {
  expect(Object.keys(BOSS_PICTURES).sort()).toEqual(BOSS_RULES.map(({ printed }) => printed.id).sort())
})
