import { describe, expect, test } from 'vitest'
import { sweepsOf } from './judge.ts'
import { sweepOf, takeTarget } from './sweep.ts'
import { askedAt } from './testing.ts'

const zombie = (slot: number) => ({ slot, type: 'walker', speed: 'slow', grid: ['####', '####'] })

/** What a fully upgraded weapon may be drawn on at once, as the engine lists it. */
function sweepsAt(card: string, slots: readonly number[]) {
  const { session, choice, tool } = askedAt({
    turn: 3,
    card,
    seats: [
      { survivor: 'mateo', upgrades: { red: 2, green: 2, blue: 2 }, street: slots.map(zombie) },
      { survivor: 'greta' },
    ],
  })
  return sweepsOf(session, choice, tool)
}

describe('GU-EFX-11 Cut Down', () => {
  const sweeps = sweepsAt('red-slow', [1, 1, 2, 3, 3])

  test('the only zombie of a slot is chosen by itself, and the slots are counted', () => {
    expect(sweepOf(sweeps, [])).toMatchObject({ taken: [3], of: 3, chosen: undefined })
    expect([...sweepOf(sweeps, []).all].sort()).toEqual([1, 2, 3, 4, 5])
  })

  test('once each slot has one, nothing is left to choose', () => {
    const taken = takeTarget(sweeps, takeTarget(sweeps, [3], 2), 5)
    expect(sweepOf(sweeps, taken).chosen).toEqual([2, 3, 5])
  })

  test('another zombie of a slot takes the place of the one before, and one may be let go', () => {
    expect(sweepOf(sweeps, takeTarget(sweeps, [2, 3, 5], 1)).chosen).toEqual([1, 3, 5])
    expect(sweepOf(sweeps, takeTarget(sweeps, [2, 3, 5], 5))).toMatchObject({
      taken: [2, 3],
      of: 3,
      chosen: undefined,
    })
  })
})

test('GU-EFX-12 Explosive: one zombie brings its whole slot along, one of another slot that one instead', () => {
  const sweeps = sweepsAt('green-still', [1, 1, 2, 2, 2])
  expect(sweepOf(sweeps, [])).toMatchObject({ taken: [], chosen: undefined })
  const near = sweepOf(sweeps, takeTarget(sweeps, [], 2))
  expect(near.chosen).toEqual([1, 2])
  expect(sweepOf(sweeps, takeTarget(sweeps, near.taken, 4)).chosen).toEqual([3, 4, 5])
})
