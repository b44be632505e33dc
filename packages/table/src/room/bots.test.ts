import { nth } from '@graveshift/kernel'
import { describe, expect, it } from 'vitest'
import { botAnswer, botTurns, botWord } from './bot-turns.ts'
import { cloneRoom } from './clone-room.ts'
import type { Command } from './command.ts'
import { plainRoom, roomFrom } from './plain-room.ts'
import { awaited } from './summary.ts'
import { RoomBed } from './testing/room-bed.ts'

/** People in the first seats, a bot in the last one, all begun. */
function withBot(...people: string[]): RoomBed {
  const bed = new RoomBed(4, people.length + 1).gather(...people)
  bed.do(nth(people, 0), { kind: 'seat-bot', seat: people.length, bot: 'quick' })
  for (const person of people) bed.do(person, bed.ready(person))
  expect(bed.start()).toBe('nonce-shown+started')
  return bed
}

/** Lets a bot of this table do the first thing it is asked, as any legal answer. */
function botActs(bed: RoomBed): string {
  const { room, world } = bed
  const [turn] = botTurns(room)
  const pick = turn && room.play?.picks(turn.choice)[0]
  if (!turn || pick === undefined) throw new Error('no bot is asked')
  const drafts = botAnswer(room, turn, pick, { id: turn.bot, why: 'bot.why.even' }, world)
  if ('refused' in drafts) return drafts.refused
  for (const { by = '', act, facts } of drafts) bed.fold(by, act, facts)
  return drafts.map(({ act }) => act.kind).join('+')
}

/** Goes on until the team is asked something. */
function untilTeam(bed: RoomBed): { readonly id: number; readonly picks: readonly unknown[] } {
  for (let step = 0; step < 900; step++) {
    const open = bed.room.play?.choices()[0]
    if (!open || !bed.room.play) throw new Error('the game ended too soon')
    if (open.seat === 'team') return { id: open.id, picks: bed.room.play.picks(open) }
    if (bed.room.bots.has(open.seat)) expect(botActs(bed)).toMatch(/^answered/)
    else expect(bed.do(bed.room.seats[open.seat] ?? '', bed.answer(open.seat))).toMatch(/^answered/)
  }
  throw new Error('the team is never asked')
}

describe('a seat given to a bot', () => {
  it('is the host’s to give while it is free, and anybody’s own', () => {
    const bed = new RoomBed(1, 3).gather('a', 'b')
    expect(bed.do('b', { kind: 'seat-bot', seat: 2, bot: 'quick' })).toBe('host-decides')
    expect(bed.do('a', { kind: 'seat-bot', seat: 1, bot: 'quick' })).toBe('seat-taken')
    expect(bed.do('a', { kind: 'seat-bot', seat: 3, bot: 'quick' })).toBe('no-such-seat')
    expect(bed.do('a', { kind: 'seat-bot', seat: 2, bot: 'quick' })).toBe('bot-seated')
    expect(bed.do('a', { kind: 'seat-bot', seat: 2, bot: 'quick' })).toBe('already-agreed')
    expect(bed.do('a', { kind: 'seat-bot', seat: 2, bot: 'strong' })).toBe('bot-seated')
    expect(bed.do('b', { kind: 'seat-bot', seat: 1, bot: 'quick' })).toBe('bot-seated')
    expect([...bed.room.bots]).toEqual([
      [2, 'strong'],
      [1, 'quick'],
    ])
    expect(bed.room.seats).toEqual(['a', undefined, undefined])
  })

  it('is taken by whoever sits down there', () => {
    const bed = withBot('a')
    bed.do('b', { kind: 'join', name: 'b', language: 'en', role: 'player' })
    expect(bed.do('b', { kind: 'sit', seat: 1 })).toBe('sat')
    expect([bed.room.bots.size, bed.room.seats[1]]).toEqual([0, 'b'])
  })

  it('is free again when the host sends the bot away', () => {
    const bed = withBot('a', 'b')
    expect(bed.do('b', { kind: 'dismiss-bot', seat: 2 })).toBe('not-allowed')
    expect(bed.do('a', { kind: 'dismiss-bot', seat: 0 })).toBe('seat-empty')
    expect(bed.do('a', { kind: 'dismiss-bot', seat: 2 })).toBe('bot-dismissed')
    expect(botTurns(bed.room)).toEqual([])
    expect(awaited(bed.room)).toContain('a')
  })

  it('goes where the game has fewer seats, and stays for the next game', () => {
    const bed = new RoomBed(1, 3).gather('a')
    bed.do('a', { kind: 'seat-bot', seat: 1, bot: 'quick' })
    bed.do('a', { kind: 'seat-bot', seat: 2, bot: 'quick' })
    bed.do('a', { kind: 'configure', options: { seats: 2 } })
    expect([...bed.room.bots]).toEqual([[1, 'quick']])
    bed.do('a', bed.ready('a'))
    expect(bed.start()).toBe('nonce-shown+started')
    bed.room.phase = 'over'
    bed.room.secret = '09'.repeat(32)
    expect(bed.do('a', { kind: 'rematch' })).toBe('rematched')
    expect([...bed.room.bots]).toEqual([[1, 'quick']])
  })

  it('cannot be given where there are no bots, and a table needs a person', () => {
    const bed = new RoomBed(1, 2).gather('a')
    Object.assign(bed.world, { hasBots: false })
    expect(bed.do('a', { kind: 'seat-bot', seat: 1, bot: 'quick' })).toBe('no-bots-here')
    Object.assign(bed.world, { hasBots: true })
    for (const seat of [0, 1]) bed.do('a', { kind: 'seat-bot', seat, bot: 'quick' })
    expect(bed.do('a', { kind: 'start' })).toBe('person-needed')
    const playing = withBot('a')
    expect(playing.do('a', { kind: 'seat-bot', seat: 0, bot: 'quick' })).toBe('person-needed')
    playing.do('a', { kind: 'stand', seat: 0 })
    expect(botTurns(playing.room)).toEqual([])
  })
})

describe('a bot at the table', () => {
  it('answers for its seat, says why, and nobody is asked about its steps', () => {
    const bed = withBot('a', 'b')
    expect(botTurns(bed.room)).toMatchObject([{ seat: 2, bot: 'quick' }])
    expect(awaited(bed.room)).toContain('table')
    expect(bed.do('a', bed.answer(0, 1))).toBe('answered')
    expect(botActs(bed)).toBe('answered')
    expect(bed.room.botNote).toMatchObject({ seat: 2, id: 'quick', why: 'bot.why.even' })
    expect(awaited(bed.room)).not.toContain('table')
    const { hash } = bed.room.play ?? {}
    // The bot acted since, and has nothing against it.
    expect(bed.do('a', { kind: 'undo', seat: 0 })).toBe('undone')
    expect(bed.room.play?.hash).not.toBe(hash)
    expect(bed.room.play?.choices().map(({ seat }) => seat)).toEqual([0, 1, 2])
    expect(bed.do('b', bed.answer(1, 1))).toBe('answered')
    expect(bed.do('a', bed.answer(0, 1))).toBe('answered')
    expect(bed.do('b', { kind: 'undo', seat: 1 })).toBe('acted-on')
    bed.do('b', { kind: 'propose-undo', seat: 1, to: bed.room.play?.horizon ?? 0 })
    // While people talk about it, bots wait.
    expect(botTurns(bed.room)).toEqual([])
  })

  it('is alone with somebody: that person takes back the own last step, not the bot’s', () => {
    const bed = new RoomBed(4, 3).gather('a')
    for (const seat of [1, 2]) bed.do('a', { kind: 'seat-bot', seat, bot: 'quick' })
    bed.begin()
    expect(bed.do('a', bed.answer(0, 1))).toBe('answered')
    expect(botActs(bed)).toBe('answered')
    expect(bed.do('a', { kind: 'undo', seat: 0 })).toBe('undone')
    expect(bed.room.play?.choices().map(({ seat }) => seat)).toEqual([0, 1, 2])
  })

  it('agrees with what people propose: they are asked, and it is not', () => {
    const bed = withBot('a', 'b')
    const { id, picks } = untilTeam(bed)
    expect(botTurns(bed.room)).toEqual([])
    const propose = { kind: 'propose', seat: 0, choice: id, pick: picks[0] } as Command
    expect(bed.do('a', propose)).toBe('proposed')
    expect(bed.do('b', { kind: 'agree', proposal: bed.room.head })).toMatch(/^agreed\+answered/)
  })

  it('proposes where it leads, once; people agree, or say no and decide themselves', () => {
    const bed = withBot('a', 'b')
    // Whoever leads is away for good, and a bot plays on.
    expect(bed.do('a', { kind: 'seat-bot', seat: 0, bot: 'strong' })).toBe('bot-seated')
    const { id, picks } = untilTeam(bed)
    expect(botTurns(bed.room)).toMatchObject([{ seat: 0, bot: 'strong' }])
    expect(botActs(bed)).toBe('proposed')
    expect(bed.room.offer).toMatchObject({ by: 'table', why: 'bot.why.even' })
    expect(awaited(bed.room)).toEqual(['b'])
    expect(botTurns(bed.room)).toEqual([])
    const other = cloneRoom(bed.room)
    expect(bed.do('b', { kind: 'decline', proposal: bed.room.head })).toBe('declined')
    expect(botTurns(bed.room)).toEqual([])
    expect(bed.do('b', { kind: 'propose', seat: 1, choice: id, pick: picks[1] } as Command)).toMatch(
      /^answered/,
    )
    const again = botWord(other, bed.world)
    expect('refused' in again ? again.refused : again[0]?.act).toMatchObject({
      kind: 'answered',
      team: 'word',
    })
  })
})

describe('a bot for somebody who is away', () => {
  function away(): RoomBed {
    const bed = new RoomBed(4, 3).gather('a', 'b', 'c').begin()
    bed.world.here.delete('b')
    bed.world.away = 130_000
    return bed
  }

  it('is asked for by vote, and keeps the seat for him', () => {
    const bed = away()
    expect(bed.do('a', { kind: 'call-take-over', seat: 1, bot: 'strong' })).toBe('take-over-called')
    expect(bed.do('c', { kind: 'vote', seat: 1, yes: true })).toBe('take-over-voted+bot-took-over')
    expect([bed.room.bots.get(1), bed.room.lent.get(1), bed.room.seats[1]]).toEqual([
      'strong',
      'b',
      undefined,
    ])
    bed.do('d', { kind: 'join', name: 'd', language: 'en', role: 'player' })
    expect(bed.do('d', { kind: 'sit', seat: 1 })).toBe('seat-taken')
    expect(bed.do('b', { kind: 'reclaim', seat: 1 })).toBe('reclaimed')
    expect([bed.room.bots.size, bed.room.lent.size, bed.room.seats[1]]).toEqual([0, 0, 'b'])
  })

  it('is the same after a snapshot', () => {
    const bed = away()
    bed.do('a', { kind: 'call-take-over', seat: 1, bot: 'quick' })
    const call = roomFrom(JSON.parse(JSON.stringify(plainRoom(bed.room))), () => bed.room.module)
    expect(call.calls).toEqual(bed.room.calls)
    bed.do('c', { kind: 'vote', seat: 1, yes: true })
    botActs(bed)
    const { bots, botSteps, botNote, botPassed } = roomFrom(
      JSON.parse(JSON.stringify(plainRoom(bed.room))),
      () => bed.room.module,
    )
    expect(botSteps.size).toBe(1)
    expect({ bots, botSteps, botNote, botPassed }).toEqual({
      bots: bed.room.bots,
      botSteps: bed.room.botSteps,
      botNote: bed.room.botNote,
      botPassed: bed.room.botPassed,
    })
  })
})
