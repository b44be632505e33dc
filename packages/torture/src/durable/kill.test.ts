import { expect, test } from 'vitest'
import { killAgainAndAgain } from './kill.ts'

test('T1: a server killed while people play loses, doubles and reorders nothing', async () => {
  const figures = { kills: 3, acks: 60, tables: 4, people: 2, seed: 1 }
  const { wrong, acknowledged } = await killAgainAndAgain(figures)
  expect(wrong).toEqual([])
  expect(acknowledged).toBeGreaterThanOrEqual(60)
}, 240_000)
