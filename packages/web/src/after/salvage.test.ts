import type { GameRecord } from '@graveshift/table'
import { expect, test } from 'vitest'
import { MODULE, played } from '../testing/first-game.ts'
import { salvage } from './salvage.ts'

const session = played({ seats: 2 }, 8, 40)
const record = session.record({ for: 'host' })

/** The record with one of its batches changed. */
function damagedAt(seq: number, change: object): GameRecord {
  const batches = record.batches.map((batch) => (batch.seq === seq ? { ...batch, ...change } : batch))
  return { ...record, batches }
}

test.each([
  ['is not what the rules make of it', { hash: 'f'.repeat(32) }],
  ['has not even the form of one', { hash: 7 }],
])('of a game in which a decision %s all decisions before it are left', (_, change) => {
  for (const seq of [1, 17, session.seq]) {
    const left = salvage(MODULE, damagedAt(seq, change))
    expect(left?.log()).toEqual(session.log().slice(0, seq))
    expect(left?.choices().length).toBeGreaterThan(0)
  }
})

test('a game whose seal alone is broken is whole, and goes on with fresh luck', () => {
  const left = salvage(MODULE, { ...record, seal: '0'.repeat(32) })
  expect(left?.log()).toEqual(session.log())
  expect(left?.commitment).not.toBe(session.commitment)
})

test('of a game under other rules, or of none, nothing is left', () => {
  expect(salvage(MODULE, { ...record, rules: record.rules + 1 })).toBeUndefined()
  expect(salvage(MODULE, damagedAt(0, { events: [] }))).toBeUndefined()
  expect(salvage(MODULE, { id: 'odd' } as unknown as GameRecord)).toBeUndefined()
})
