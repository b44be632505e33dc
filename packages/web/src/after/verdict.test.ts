import { cutRecord, sealOf } from '@graveshift/table'
import { expect, test } from 'vitest'
import { MODULE, played } from '../testing/first-game.ts'
import { verdictOn } from './verdict.ts'

const session = played({ seats: 2 }, 6)

test('a game holds with its secret, in part without it, and not when it was changed', () => {
  const record = session.record({ for: 'host' })
  expect(verdictOn(MODULE, record)).toEqual({
    kind: 'good',
    scripted: 0,
    steps: record.batches.length,
    promises: [{ commitment: record.chance[0]?.commitment, shares: 0 }],
  })
  expect(verdictOn(MODULE, cutRecord(record, session.seq))).toMatchObject({
    kind: 'open',
    scripted: 0,
  })
  const forged = { ...record, batches: record.batches.toSpliced(3, 1) }
  expect(verdictOn(MODULE, { ...forged, seal: sealOf(forged) })).toMatchObject({
    kind: 'bad',
    scripted: 0,
  })
})
