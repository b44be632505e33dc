import { expect, test } from 'vitest'
import { ACTIONS } from '../actions.ts'
import { PICKS } from './picks.ts'

test('programs are told the answer of every action there is, and of no other', () => {
  expect(Object.keys(PICKS.act ?? {}).sort()).toEqual(Object.keys(ACTIONS).sort())
})
