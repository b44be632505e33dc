import { expect, test } from 'vitest'
import { killDatabase, pauseNode } from './nodes.ts'
import { killPrimary } from './standby.ts'

test('T5: two servers whose database is killed under them lose and double nothing', async () => {
  const { wrong, acknowledged } = await killDatabase({ kills: 2, acks: 40, tables: 2, people: 2, seed: 1 })
  expect(wrong).toEqual([])
  expect(acknowledged).toBeGreaterThanOrEqual(40)
}, 240_000)

test('T6: a server that slept while the other played on forks nothing', async () => {
  const { wrong, figures } = await pauseNode({ rounds: 3, tables: 2, people: 2, seed: 1 })
  expect(wrong).toEqual([])
  expect(figures.rounds).toBe(3)
  expect(figures.meanwhile).toBeGreaterThan(0)
}, 240_000)

test('T5: a standby that takes over has everything that was acknowledged', async () => {
  const { wrong, acknowledged } = await killPrimary({ kills: 1, acks: 30, tables: 2, people: 2, seed: 1 })
  expect(wrong).toEqual([])
  expect(acknowledged).toBeGreaterThanOrEqual(30)
}, 240_000)
