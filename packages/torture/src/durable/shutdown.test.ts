import { expect, test } from 'vitest'
import { askToEnd } from './shutdown.ts'

test('T11: asked to end in the middle of games, it ends, everybody is told to come back, nothing is lost', async () => {
  expect((await askToEnd({ times: 1, tables: 10, seed: 1 })).wrong).toEqual([])
}, 240_000)
