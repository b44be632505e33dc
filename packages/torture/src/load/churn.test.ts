import { expect, test } from 'vitest'
import { openAndClose } from './churn.ts'

test('T23: tables that were opened and closed in every way leave no timer and no handle behind', async () => {
  const { wrong } = await openAndClose({ rooms: 10, commands: 6, atOnce: 5, haste: 200, seed: 1 })
  expect(wrong).toEqual([])
}, 240_000)
