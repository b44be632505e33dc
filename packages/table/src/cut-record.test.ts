import { expect, test } from 'vitest'
import { cutRecord } from './cut-record.ts'
import { loaded, play, seated } from './testing.ts'

test('a game goes on from any of its batches with fresh chance', () => {
  const session = seated({ seats: 2 }, 'cut')
  play(session, 8)
  const record = session.record({ for: 'host' })
  for (const seq of [0, 1, Math.floor(session.seq / 2), session.seq - 1]) {
    const cut = cutRecord(record, seq)
    expect(JSON.stringify(cut)).not.toContain('secret')
    const again = loaded(cut)
    expect(again.log()).toEqual(session.log().slice(0, seq + 1))
    expect(again.choices().length).toBeGreaterThan(0)
    expect(again.commitment).not.toBe(session.commitment)
  }
})
