import { expect, test } from 'vitest'
import { bootOn, reload } from './stored.ts'

test('T22: a server starts on many stored tables and loads none but the one that is asked for, as it was', async () => {
  expect((await bootOn(300, 5, 1)).wrong).toEqual([])
  expect((await reload(60, 2, 1)).wrong).toEqual([])
}, 240_000)
