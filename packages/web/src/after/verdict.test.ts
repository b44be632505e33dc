import { GEAR_UP_MODULE } from '@graveshift/gear-up'
import { sealOf } from '@graveshift/table'
import { expect, test } from 'vitest'
import { played } from '../games/gear-up/testing/played.ts'
import { cutRecord } from './cut-record.ts'
import { verdictOn } from './verdict.ts'

const session = played({ seats: 2 }, 6)

test('a game holds with its secret, in part without it, and not when it was changed', () => {
  const record = session.record({ for: 'host' })
  expect(verdictOn(GEAR_UP_MODULE, record)).toEqual({
    kind: 'good',
    scripted: 0,
    steps: record.batches.length,
    promises: [{ commitment: record.chance[0]?.commitment, shares: 0 }],
  })
  expect(verdictOn(GEAR_UP_MODULE, cutRecord(record, session.seq))).toMatchObject({
    kind: 'open',
    scripted: 0,
  })
  const forged = { ...record, batches: record.batches.toSpliced(3, 1) }
  expect(verdictOn(GEAR_UP_MODULE, { ...forged, seal: sealOf(forged) })).toMatchObject({
    kind: 'bad',
    scripted: 0,
  })
})
