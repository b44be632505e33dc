import { expect, test } from 'vitest'
import { seatCrowd } from './sockets.ts'

test('T20, T24: a crowd comes in, and comes back after a kill with the right view and the own seats', async () => {
  const { wrong, sockets, tables } = await seatCrowd({ sockets: 40, each: 5, idleSeconds: 0, seed: 1 })
  expect(wrong).toEqual([])
  expect([sockets, tables]).toEqual([40, 8])
}, 240_000)
