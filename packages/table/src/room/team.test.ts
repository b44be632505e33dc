import { describe, expect, it } from 'vitest'
import { cloneRoom } from './clone-room.ts'
import type { Command } from './command.ts'
import { RoomBed } from './testing/room-bed.ts'

/** Three at the table, played up to a question of the team's. */
function asked(): { bed: RoomBed; propose: (seat: number, at?: number) => Command } {
  const bed = new RoomBed(4, 3).gather('a', 'b', 'c').begin()
  const { room } = bed
  for (let step = 0; step < 500; step++) {
    const open = room.play?.choices()[0]
    if (!open) throw new Error('the game ended too soon')
    if (open.seat === 'team') break
    const by = room.seats[open.seat] ?? ''
    if (bed.do(by, bed.answer(open.seat)) !== 'answered') throw new Error('refused')
  }
  const choice = room.play?.choices()[0]
  if (!room.play || !choice) throw new Error('no question of the team')
  const picks = room.play.picks(choice)
  return {
    bed,
    propose: (seat, at = 0) => ({ kind: 'propose', seat, choice: choice.id, pick: picks[at] ?? null }),
  }
}

describe('a question of the team', () => {
  it('is not answered by one alone', () => {
    const { bed, propose } = asked()
    expect(bed.do('a', { ...propose(0), kind: 'answer' } as Command)).toBe('team-decides')
  })

  it('is answered when all who are here agree; a counter-proposal starts over', () => {
    const { bed, propose } = asked()
    expect(bed.do('a', propose(0))).toBe('proposed')
    expect(bed.do('b', { kind: 'agree', proposal: bed.room.head })).toBe('agreed')
    expect(bed.do('c', propose(2, 1))).toBe('proposed')
    const proposal = bed.room.head
    expect(bed.do('b', { kind: 'agree', proposal })).toBe('agreed')
    expect(bed.do('a', { kind: 'agree', proposal })).toMatch(/^agreed\+answered/)
    expect(bed.room.offer).toBeUndefined()
    expect(bed.do('c', { kind: 'undo', seat: 2 })).toBe('undo-needs-consent')
  })

  it('is proposed as it was understood, whatever came with it, and once', () => {
    const { bed, propose } = asked()
    const plain = propose(0)
    const { pick } = plain as { pick: object }
    const junk = { ...plain, pick: { ...pick, junk: 'x'.repeat(30_000) } } as Command
    const told = bed.do('a', junk)
    if (told === 'proposed') expect(bed.room.offer?.pick).toEqual(pick)
    else expect(bed.do('a', plain)).toBe('proposed')
    expect(JSON.stringify(bed.room.offer?.pick).length).toBeLessThan(200)
    expect(bed.do('a', plain)).toBe('already-agreed')
  })

  it('with nobody else here it is answered at once', () => {
    const { bed, propose } = asked()
    bed.world.here.clear()
    expect(bed.do('b', propose(1))).toMatch(/^answered/)
  })

  it('GU-SET-09 the leader’s word ends it, not before its time, and nobody else’s', () => {
    const { bed, propose } = asked()
    const decide = (seat: number) => ({ ...propose(seat), kind: 'decide' }) as Command
    expect(bed.do('a', decide(0))).toBe('no-such-proposal')
    bed.do('b', propose(1))
    bed.world.age = 44_999
    expect(bed.do('a', decide(0))).toBe('too-soon')
    bed.world.age = 45_000
    expect(bed.do('b', decide(1))).toBe('not-allowed')
    expect(bed.do('a', decide(0))).toMatch(/^answered/)
  })
})

describe('an absent player’s seat', () => {
  function absent(): RoomBed {
    const bed = new RoomBed(5, 4).gather('a', 'b', 'c', 'd').begin()
    bed.world.here.delete('d')
    return bed
  }

  it('is not to be had too soon', () => {
    const bed = absent()
    bed.world.away = 119_999
    expect(bed.do('a', { kind: 'call-take-over', seat: 3 })).toBe('not-absent')
  })

  it('goes to whoever asked, by more than half of those who are here, and back when its owner says so', () => {
    const bed = absent()
    bed.world.away = 120_000
    expect(bed.do('a', { kind: 'call-take-over', seat: 3 })).toBe('take-over-called')
    expect(bed.do('b', { kind: 'vote', seat: 3, yes: false })).toBe('take-over-voted')
    expect(bed.room.seats[3]).toBe('d')
    expect(bed.do('c', { kind: 'vote', seat: 3, yes: true })).toBe('take-over-voted+taken-over')
    expect(bed.room.seats[3]).toBe('a')
    expect(bed.do('a', bed.answer(3))).toBe('answered')
    expect(bed.do('d', { kind: 'reclaim', seat: 3 })).toBe('reclaimed')
    expect(bed.room.seats[3]).toBe('d')
  })

  it('is voted on anew once he has done something, and only after he was away for long again', () => {
    const bed = absent()
    bed.world.away = 120_000
    bed.do('a', { kind: 'call-take-over', seat: 3 })
    // Back for a moment, without a word: the call is still there, but a yes is too soon.
    bed.world.away = 1_000
    expect(bed.do('c', { kind: 'vote', seat: 3, yes: true })).toBe('not-absent')
    expect(bed.do('c', { kind: 'vote', seat: 3, yes: false })).toBe('take-over-voted')
    expect(bed.do('d', bed.answer(3))).toBe('answered')
    expect(bed.room.calls.size).toBe(0)
    expect(bed.do('c', { kind: 'vote', seat: 3, yes: true })).toBe('no-such-proposal')
  })

  it('is not voted on any more when whoever asked for it does not want it', () => {
    const bed = absent()
    bed.world.away = 120_000
    bed.do('a', { kind: 'call-take-over', seat: 3 })
    expect(bed.do('a', { kind: 'vote', seat: 3, yes: false })).toBe('take-over-voted')
    expect(bed.room.calls.size).toBe(0)
    expect(bed.do('b', { kind: 'call-take-over', seat: 3 })).toBe('take-over-called')
  })

  it('is his again when he comes back before the vote is over', () => {
    const bed = absent()
    bed.world.away = 120_000
    bed.do('a', { kind: 'call-take-over', seat: 3 })
    bed.world.here.add('d')
    expect(bed.do('c', { kind: 'vote', seat: 3, yes: true })).toBe('not-absent')
  })
})

it('a copy of a room goes its own way', () => {
  const { bed, propose } = asked()
  bed.do('a', propose(0))
  const copy = cloneRoom(bed.room)
  bed.do('b', { kind: 'agree', proposal: bed.room.head })
  bed.do('c', { kind: 'agree', proposal: copy.head })
  bed.do('b', { kind: 'stand', seat: 1 })
  expect(copy.offer?.agreed.size).toBe(0)
  expect(copy.seats[1]).toBe('b')
  expect(copy.play?.hash).not.toBe(bed.room.play?.hash)
  expect(copy.play?.seq).toBeLessThan(bed.room.play?.seq ?? 0)
})
