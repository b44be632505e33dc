import { describe, expect, it } from 'vitest'
import { seenBy } from './answering.ts'
import { RoomBed } from './testing/room-bed.ts'

// T16: who must agree to an undo, and what ends a proposal (reliability.md 5.5).

/** Three at the table; the first two have each done a step that can be taken back. */
function moved(): RoomBed {
  const bed = new RoomBed(3, 3).gather('a', 'b', 'c').begin()
  expect(bed.do('a', bed.answer(0))).toBe('answered')
  expect(bed.do('b', bed.answer(1))).toBe('answered')
  return bed
}

const offered = (): { bed: RoomBed; proposal: number } => {
  const bed = moved()
  expect(bed.do('a', { kind: 'propose-undo', seat: 0, to: 0 })).toBe('undo-proposed')
  return { bed, proposal: bed.room.undoOffer?.seq ?? -1 }
}

describe('T16 undo', () => {
  it('one takes back the own last step alone, while nobody acted since', () => {
    const bed = moved()
    expect(bed.do('a', { kind: 'undo', seat: 0 })).toBe('acted-on')
    expect(bed.do('b', { kind: 'undo', seat: 1 })).toBe('undone')
    expect(bed.do('a', { kind: 'undo', seat: 0 })).toBe('undone')
    expect(bed.do('a', { kind: 'undo', seat: 0 })).toBe('nothing-to-undo')
  })

  it('alone at the table one goes back at once, to the horizon and no further', () => {
    const bed = new RoomBed(3, 2)
    bed.do('a', { kind: 'join', name: 'a', language: 'en', role: 'player' })
    for (const seat of [0, 1]) bed.do('a', { kind: 'sit', seat })
    bed.begin()
    const before = bed.room.play?.hash
    bed.do('a', bed.answer(0))
    bed.do('a', bed.answer(1))
    expect(bed.do('a', { kind: 'undo', seat: 1, to: 0 })).toMatch(/undone|beyond-horizon/)
    if (bed.room.play?.horizon === 0) expect(bed.room.play?.hash).toBe(before)
  })

  it('going over another’s step needs the others', () => {
    expect(moved().do('b', { kind: 'undo', seat: 1, to: 0 })).toBe('undo-needs-consent')
  })

  it('everybody who is seated and here must agree; then it is done', () => {
    const { bed, proposal } = offered()
    expect(bed.do('b', { kind: 'agree', proposal })).toBe('agreed')
    expect(bed.do('b', { kind: 'agree', proposal })).toBe('already-agreed')
    expect(bed.do('a', { kind: 'agree', proposal })).toBe('already-agreed')
    expect(bed.do('c', { kind: 'agree', proposal })).toBe('agreed+undone')
    expect(bed.room.play?.seq).toBe(3)
    expect(bed.room.undoOffer).toBeUndefined()
  })

  it('who is not here is not waited for', () => {
    const { bed, proposal } = offered()
    bed.world.here.delete('c')
    expect(bed.do('b', { kind: 'agree', proposal })).toBe('agreed+undone')
  })

  it('whoever agreed may say so again once the missing one has gone', () => {
    const { bed, proposal } = offered()
    expect(bed.do('b', { kind: 'agree', proposal })).toBe('agreed')
    bed.world.here.delete('c')
    expect(bed.do('b', { kind: 'agree', proposal })).toBe('undone')
  })

  it.each([
    ['a refusal', (bed: RoomBed, proposal: number) => bed.do('c', { kind: 'decline', proposal })],
    ['its proposer', (bed: RoomBed, proposal: number) => bed.do('a', { kind: 'decline', proposal })],
    ['a new step', (bed: RoomBed) => bed.do('c', bed.answer(2))],
    ['another undo', (bed: RoomBed) => bed.do('b', { kind: 'undo', seat: 1 })],
    ['somebody who stands up', (bed: RoomBed) => bed.do('c', { kind: 'stand', seat: 2 })],
    ['somebody who leaves', (bed: RoomBed) => bed.do('c', { kind: 'leave' })],
    ['somebody who is kicked', (bed: RoomBed) => bed.do('a', { kind: 'kick', person: 'c' })],
    [
      'a minute without an answer',
      (bed: RoomBed, proposal: number) => bed.fold('table', { kind: 'lapsed', proposal }),
    ],
  ] as const)('%s ends it', (_name, end) => {
    const { bed, proposal } = offered()
    end(bed, proposal)
    expect(bed.room.undoOffer).toBeUndefined()
    expect(bed.do('b', { kind: 'agree', proposal })).toMatch(/no-such-proposal|no-game/)
  })

  it('three times a seat may ask', () => {
    const bed = moved()
    for (let times = 0; times < 3; times++) {
      expect(bed.do('a', { kind: 'propose-undo', seat: 0, to: 0 })).toBe('undo-proposed')
      bed.do('c', { kind: 'decline', proposal: bed.room.undoOffer?.seq ?? -1 })
    }
    expect(bed.do('a', { kind: 'propose-undo', seat: 0, to: 0 })).toBe('too-many-proposals')
    expect(bed.do('b', { kind: 'propose-undo', seat: 1, to: 0 })).toBe('undo-proposed')
  })

  it('a proposal made for an older table is not made at all', () => {
    const bed = moved()
    expect(bed.do('c', { kind: 'propose-undo', seat: 2, to: 0 }, { basis: bed.room.lastGame - 1 })).toBe(
      'conflict',
    )
  })
})

describe('answers at the same time', () => {
  it('do not stand in each other’s way where they read different things', () => {
    const bed = new RoomBed(3, 4).gather('a', 'b', 'c', 'd').begin()
    const { room } = bed
    const basis = room.head
    const late = bed.answer(2)
    expect(bed.do('a', bed.answer(0))).toBe('answered')
    expect(bed.do('c', late, { basis })).toBe('conflict')
    const choice = room.play?.choices().find(({ seat }) => seat === 2)
    if (!room.play || !choice) throw new Error('no choice')
    expect(bed.do('c', late, { basis, seen: seenBy(room.play, choice) })).toBe('answered')
    expect(bed.do('d', bed.answer(3), { basis, seen: '0'.repeat(32) })).toBe('conflict')
  })
})
