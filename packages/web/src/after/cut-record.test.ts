import { isFault } from '@graveshift/kernel'
import { loadSession } from '@graveshift/table'
import { expect, test } from 'vitest'
import { MODULE, played } from '../testing/first-game.ts'
import { cutRecord } from './cut-record.ts'

const freshSecret = () => new Uint8Array(32).fill(3)

test('a game goes on from any of its batches with fresh chance', () => {
  const session = played({ seats: 2 }, 8)
  const record = session.record({ for: 'host' })
  for (const seq of [0, 1, Math.floor(session.seq / 2), session.seq - 1]) {
    const cut = cutRecord(record, seq)
    expect(JSON.stringify(cut)).not.toContain('secret')
    const again = loadSession(MODULE, cut, freshSecret)
    if (isFault(again)) throw new Error(again.message)
    expect(again.log()).toEqual(session.log().slice(0, seq + 1))
    expect(again.choices().length).toBeGreaterThan(0)
    expect(again.commitment).not.toBe(session.commitment)
  }
})
