import { secretFromSeed } from '@graveshift/kernel'
import { expect, test } from 'vitest'
import { countLuck } from './chance.ts'

test('T15: dice and shuffles are fair within 4.5 sigma', () => {
  expect(countLuck(secretFromSeed('T15'), 30_000, 2_000).wrong).toEqual([])
})
