import { describe, expect, it } from 'vitest'
import type { Command } from './command.ts'
import { stillToShow } from './drawing.ts'
import type { Fact } from './fact.ts'
import { plainRoom, roomFrom } from './plain-room.ts'
import { RoomBed } from './testing/room-bed.ts'

const PEOPLE = ['a', 'b', 'c']

/** Three who have promised their parts. */
function promised(): RoomBed {
  const bed = new RoomBed(3, 3).gather(...PEOPLE)
  for (const person of PEOPLE) expect(bed.do(person, bed.ready(person))).toBe('readied')
  return bed
}

function pledgeIn(bed: RoomBed, person: string): string {
  const ready = bed.ready(person)
  if (ready.kind !== 'ready') throw new Error('not a pledge')
  return ready.pledge
}

/** The table goes on without those who have shown nothing. */
function passOver(bed: RoomBed): void {
  bed.fold('table', { kind: 'passed-over', people: stillToShow(bed.room) })
}

describe('the luck of a table', () => {
  it('is promised by all before anybody shows a part, and begins with the last part', () => {
    const bed = promised()
    expect(bed.do('a', bed.show('a'))).toBe('no-drawing')
    expect(bed.do('a', { kind: 'start' })).toBe('drawing')
    expect(bed.do('b', bed.ready('b'))).toBe('luck-is-drawn')
    expect(bed.do('c', { kind: 'stand', seat: 2 })).toBe('luck-is-drawn')
    expect(bed.room.share).toBeUndefined()
    const other = promised()
    other.do('a', { kind: 'start' })
    expect(PEOPLE.map((person) => other.do(person, other.show(person)))).toEqual([
      'nonce-shown',
      'nonce-shown',
      'nonce-shown+started',
    ])
    expect(new Set(other.room.share?.nonces).size).toBe(3)
  })

  it('takes nothing but what was promised, once, and nothing of a neighbor’s', () => {
    const bed = promised()
    bed.do('a', { kind: 'start' })
    expect(bed.do('a', { kind: 'show-nonce', value: '7'.repeat(64) })).toBe('wrong-nonce')
    expect(bed.do('b', bed.show('a'))).toBe('wrong-nonce')
    expect(bed.do('a', bed.show('a'))).toBe('nonce-shown')
    expect(bed.do('a', bed.show('a'))).toBe('already-agreed')
  })

  it('a pledge copied from a neighbor cannot be kept', () => {
    const bed = new RoomBed(3, 2).gather('a', 'b')
    const pledge = bed.ready('a')
    bed.do('a', pledge)
    expect(bed.do('b', pledge)).toBe('nonce-used')
  })

  it('who shows nothing has no part, and what comes then nobody could know when he kept silent', () => {
    const bed = promised()
    bed.do('a', { kind: 'start' })
    const first = (bed.show('a') as Extract<Command, { kind: 'show-nonce' }>).value
    for (const person of ['a', 'b']) bed.do(person, bed.show(person))
    passOver(bed)
    expect(stillToShow(bed.room)).toEqual(['a', 'b'])
    expect(bed.do('c', bed.show('c'))).toBe('already-agreed')
    const again = (bed.show('a') as Extract<Command, { kind: 'show-nonce' }>).value
    expect(again).not.toBe(first)
    expect(bed.do('a', { kind: 'show-nonce', value: first })).toBe('wrong-nonce')
    bed.do('b', bed.show('b'))
    expect(bed.do('a', bed.show('a'))).toBe('nonce-shown+started')
    expect(bed.room.share?.nonces).toEqual([
      again.slice(0, 32),
      expect.not.stringMatching(/^0+$/),
      '0'.repeat(32),
    ])
  })

  it('is not drawn at all where nobody shows a part; everybody promises anew', () => {
    const bed = promised()
    bed.do('a', { kind: 'start' })
    passOver(bed)
    expect([bed.room.drawing, bed.room.ready.size, bed.room.phase]).toEqual([undefined, 0, 'lobby'])
    expect(bed.do('a', bed.ready('a'))).toBe('readied')
  })

  it('ends when somebody goes: what was shown is known by then', () => {
    const bed = promised()
    bed.do('a', { kind: 'start' })
    const spent = bed.room.ready.get('a') ?? ''
    bed.do('a', bed.show('a'))
    expect(bed.do('b', { kind: 'leave' })).toBe('left')
    expect([bed.room.drawing, bed.room.ready.size]).toEqual([undefined, 0])
    expect(bed.do('a', { kind: 'ready', pledge: spent })).toBe('nonce-used')
  })

  it.each([
    ['other nonces than were shown', (nonces: readonly string[]) => nonces.map(() => 'f'.repeat(32))],
    ['one nonce left out', (nonces: readonly string[]) => ['0'.repeat(32), ...nonces.slice(1)]],
  ])('a log with %s is not folded', (_name, forge) => {
    const honest = promised()
    expect(honest.start()).toBe('nonce-shown+started')
    const bed = promised()
    bed.do('a', { kind: 'start' })
    for (const person of ['a', 'b']) bed.do(person, bed.show(person))
    const value = (bed.show('c') as Extract<Command, { kind: 'show-nonce' }>).value
    bed.fold('c', { kind: 'nonce-shown', value })
    const nonces = forge(honest.room.share?.nonces ?? [])
    expect(() => bed.fold('table', { kind: 'started', nonces }, { hash: '' })).toThrow('other nonces')
  })

  it('nor one in which something was shown that was not promised, or a game begins without drawing', () => {
    const bed = promised()
    expect(() => bed.fold('table', { kind: 'started', nonces: ['a', 'b', 'c'] }, { hash: '' })).toThrow()
    const other = promised()
    other.do('a', { kind: 'start' })
    expect(() => other.fold('a', { kind: 'nonce-shown', value: '1'.repeat(64) })).toThrow(
      'not what was promised',
    )
  })

  it.each<[string, (bed: RoomBed) => Fact]>([
    ['promises anew', (bed) => ({ kind: 'readied', pledge: pledgeIn(bed, 'c') })],
    ['promises nothing any more', () => ({ kind: 'unreadied' })],
    ['sits down, too', () => ({ kind: 'sat', seat: 2 })],
    ['sets the table up anew', ({ room }) => ({ kind: 'configured', title: 'U', settings: room.settings })],
    ['begins the drawing again', () => ({ kind: 'drawing' })],
    ['is left out who has shown his part', () => ({ kind: 'passed-over', people: ['a', 'c'] })],
    ['is left out, and it is nobody', () => ({ kind: 'passed-over', people: [] })],
  ])('nor one in which somebody %s after others have shown their parts', (_name, fact) => {
    const bed = promised()
    bed.do('a', { kind: 'start' })
    bed.do('a', bed.show('a'))
    const act = fact(bed)
    expect(() => bed.fold('c', act)).toThrow()
    expect(bed.room.drawing?.attempt).toBe(1)
  })

  it('nor one in which a pledge counts a second time', () => {
    const bed = promised()
    bed.do('a', { kind: 'start' })
    const pledge = bed.room.ready.get('a') ?? ''
    bed.do('a', bed.show('a'))
    bed.do('c', { kind: 'leave' })
    expect(() => bed.fold('a', { kind: 'readied', pledge })).toThrow('used twice')
  })

  it('T10 short: tables from before pledges, with the parts open, begin as they did', () => {
    const bed = new RoomBed(3, 2).gather('a', 'b')
    const old = ['1'.repeat(32), '2'.repeat(32)]
    for (const [at, nonce] of old.entries()) bed.fold(['a', 'b'][at] ?? '', { kind: 'readied', nonce })
    expect(bed.do('a', { kind: 'start' })).toBe('started')
    expect(bed.room.share?.nonces).toEqual(old)
  })

  it('lies in a snapshot as it is', () => {
    const bed = promised()
    bed.do('a', { kind: 'start' })
    bed.do('a', bed.show('a'))
    const plain = plainRoom(bed.room)
    expect(roomFrom(JSON.parse(JSON.stringify(plain)), () => bed.room.module).drawing).toEqual(
      bed.room.drawing,
    )
    const forged = { ...plain, drawing: { ...bed.room.drawing, shown: [['a', '7'.repeat(64)]], without: [] } }
    expect(() => roomFrom(JSON.parse(JSON.stringify(forged)), () => bed.room.module)).toThrow(
      'was not promised',
    )
  })
})
