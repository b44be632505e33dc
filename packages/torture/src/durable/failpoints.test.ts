import { expect, test } from 'vitest'
import { failAtPoints, POINTS } from './failpoints.ts'

test('T2: killed before, in and after every step of a write, nothing acknowledged is lost or doubled', async () => {
  const { wrong, reached } = await failAtPoints({ crashes: 1, tables: 2, people: 2, seed: 1 })
  expect(wrong).toEqual([])
  expect(Object.keys(reached)).toEqual([...POINTS])
}, 240_000)
