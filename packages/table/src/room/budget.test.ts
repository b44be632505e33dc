import { describe, expect, it } from 'vitest'
import { MOST_ENTRIES } from './budget.ts'
import { cloneRoom } from './clone-room.ts'
import type { Command } from './command.ts'
import { RoomBed } from './testing/room-bed.ts'

const renamed = (name: string): Command => ({ kind: 'rename', name, language: 'en' })
const join = (name: string, role: 'player' | 'spectator'): Command => ({
  kind: 'join',
  name,
  language: 'en',
  role,
})

/** Goes on until somebody is told no; gives how often it went, and the no. */
function untilNo(bed: RoomBed, by: string, next: (time: number) => Command): [number, string] {
  for (let time = 0; time < MOST_ENTRIES; time++) {
    const told = bed.do(by, next(time))
    if (!/^(renamed|joined|readied|locked|rekeyed)$/.test(told)) return [time, told]
  }
  throw new Error('there is no end to it')
}

/** The log as long as it may be, by the number of its last entry alone. */
function full(bed: RoomBed): RoomBed {
  bed.room.head = MOST_ENTRIES
  return bed
}

describe('the log of a table', () => {
  it('takes little from somebody who only watches, and the others notice nothing', () => {
    const bed = new RoomBed(1, 2).gather('a', 'b')
    bed.do('w', join('w', 'spectator'))
    bed.begin()
    expect(untilNo(bed, 'w', (time) => renamed(`w${time}`))).toEqual([39, 'budget-spent'])
    expect(bed.do('a', bed.answer(0))).toBe('answered')
    expect(bed.do('w', { kind: 'leave' })).toBe('left')
  })

  it('takes a thousand who watch, one after the other; the players’ door stays open, and a new link opens the other', () => {
    const bed = new RoomBed(1, 2).gather('a', 'b')
    const come = (time: number) => {
      bed.do(`w${time - 1}`, { kind: 'leave' })
      return join(`w${time}`, 'spectator')
    }
    let times = 0
    while (bed.do(`w${times}`, come(times)) === 'joined') times++
    // Each came and went: two entries.
    expect(times).toBe(500)
    expect(bed.do('late', join('late', 'spectator'))).toBe('table-full')
    expect(bed.do('c', join('c', 'player'))).toBe('joined')
    expect(bed.do('a', { kind: 'rekey', what: 'watch' })).toBe('rekeyed')
    expect(bed.do('late', join('late', 'spectator'))).toBe('joined')
  })

  it('takes little from players without a seat, under however many names they come', () => {
    const bed = new RoomBed(1, 2).gather('a', 'b').begin()
    const before = bed.room.head
    let [names, told] = [0, '']
    for (; names < 1_000; names++) {
      const name = `d${names}`
      told = bed.do(name, join(name, 'player'))
      if (told !== 'joined') break
      const [times, no] = untilNo(bed, name, (time) => renamed(`${name}-${time}`))
      if (names === 0) expect([times, no]).toEqual([40, 'budget-spent'])
      bed.do(name, { kind: 'leave' })
    }
    expect(told).toBe('table-full')
    expect(bed.room.head - before).toBeLessThan(1_100)
    expect(bed.do('a', bed.answer(0))).toBe('answered')
    expect(bed.do('a', { kind: 'rekey', what: 'invite' })).toBe('rekeyed')
    expect(bed.do('late', join('late', 'player'))).toBe('joined')
  })

  it('gives each player a share: whoever has written it up leaves the others theirs', () => {
    const bed = new RoomBed(1, 3).gather('a', 'b', 'c').begin()
    const [times, no] = untilNo(bed, 'b', (time) => renamed(`b${time}`))
    expect([times, no]).toEqual([5_996, 'budget-spent'])
    expect(bed.do('b', bed.answer(1))).toBe('budget-spent')
    expect(bed.do('c', bed.answer(2))).toMatch(/^answered/)
    expect(bed.do('a', { kind: 'kick', person: 'b' })).toBe('kicked')
  })

  it('keeps room, once it is full, for whatever ends trouble, and for nothing else', () => {
    const bed = full(new RoomBed(1, 3).gather('a', 'b', 'c').begin())
    expect(bed.do('b', bed.answer(1))).toBe('table-full')
    expect(bed.do('d', join('d', 'player'))).toBe('table-full')
    const other = full(new RoomBed(1, 3).gather('a', 'b', 'c').begin())
    expect(other.do('b', { kind: 'rekey', what: 'seat' })).toBe('rekeyed')
    for (const command of [
      { kind: 'lock', on: true },
      { kind: 'rekey', what: 'invite' },
      { kind: 'kick', person: 'b' },
      { kind: 'pass-host', person: 'c' },
    ] as const)
      expect(other.do('a', command), command.kind).toMatch(/ed$/)
    expect(other.do('a', { kind: 'leave' })).toBe('left')
    other.room.head = MOST_ENTRIES + 5_000
    expect(other.do('c', { kind: 'lock', on: false })).toBe('table-full')
    expect(other.do('c', { kind: 'close' })).toBe('closed+revealed')
  })

  it('is not filled by one who is no host when it is nearly full', () => {
    const bed = full(new RoomBed(1, 3).gather('a', 'b', 'c').begin())
    bed.room.written.by.set('b', 6_000)
    expect(untilNo(bed, 'b', () => ({ kind: 'rekey', what: 'seat' }))).toEqual([8, 'table-full'])
  })

  it('goes its own way in a copy', () => {
    const { room } = new RoomBed(1, 2).gather('a', 'b')
    const copy = cloneRoom(room)
    copy.written.by.set('a', 77)
    copy.written.visits.player = 77
    expect([room.written.by.get('a'), room.written.visits.player]).not.toContain(77)
  })
})
