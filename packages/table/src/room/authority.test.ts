import { describe, expect, it } from 'vitest'
import { ACTS } from './acts/index.ts'
import type { Command, CommandKind } from './command.ts'
import { plainRoom } from './plain-room.ts'
import { RoomBed } from './testing/room-bed.ts'

// T19. Who asks: the owner of seat 1, another seat, the host (seat 0), somebody watching, somebody who was kicked,
// somebody who left (his session is over), a person of another table, and nobody at all.
const WHO = ['owner', 'other', 'host', 'watcher', 'kicked', 'expired', 'foreign', ''] as const

/** ok: it is done. Everything else is the refusal. */
type Row = readonly string[]

const no = 'not-allowed'
/** For everybody whom the room does not know (any more). */
const strangers = [no, no, no, no] as const

interface Case {
  readonly command: (bed: RoomBed) => Command
  readonly row: Row
  /** What the room needs before. */
  readonly before?: (bed: RoomBed) => void
}

const seated = ['ok', 'ok', 'ok', no, ...strangers] as const

/** Every kind of command, and what each of them gets to hear. A kind without a row fails the test. */
const TABLE: Readonly<Record<CommandKind, Case>> = {
  join: {
    command: () => ({ kind: 'join', name: 'New', language: 'en', role: 'player' }),
    // Those who were here before come back by a new invitation only, as new people.
    row: [no, no, no, no, 'already-here', 'already-here', 'ok', 'ok'],
  },
  rename: {
    command: () => ({ kind: 'rename', name: 'New', language: 'de' }),
    row: ['ok', 'ok', 'ok', 'ok', ...strangers],
  },
  leave: { command: () => ({ kind: 'leave' }), row: ['ok', 'ok', 'ok', 'ok', ...strangers] },
  kick: { command: () => ({ kind: 'kick', person: 'watcher' }), row: [no, no, 'ok', no, ...strangers] },
  rekey: {
    command: () => ({ kind: 'rekey', what: 'invite' }),
    row: ['host-decides', 'host-decides', 'ok', 'host-decides', ...strangers],
  },
  lock: { command: () => ({ kind: 'lock', on: true }), row: [no, no, 'ok', no, ...strangers] },
  'pass-host': {
    command: () => ({ kind: 'pass-host', person: 'owner' }),
    row: [no, no, 'ok', no, ...strangers],
  },
  configure: {
    command: () => ({ kind: 'configure', plans: 'sealed' }),
    row: [no, no, 'ok', no, ...strangers],
  },
  sit: {
    before: (bed) => bed.do('owner', { kind: 'stand', seat: 1 }),
    command: () => ({ kind: 'sit', seat: 1 }),
    row: ['ok', 'ok', 'ok', no, ...strangers],
  },
  stand: {
    command: () => ({ kind: 'stand', seat: 1 }),
    row: ['ok', 'not-your-seat', 'not-your-seat', no, ...strangers],
  },
  'hand-over': {
    command: () => ({ kind: 'hand-over', seat: 1, person: 'other' }),
    row: ['ok', 'not-your-seat', 'not-your-seat', no, ...strangers],
  },
  ready: { command: (bed) => bed.ready('owner'), row: seated },
  unready: {
    before: (bed) => {
      for (const person of ['host', 'owner', 'other']) bed.do(person, bed.ready(person))
    },
    command: () => ({ kind: 'unready' }),
    row: seated,
  },
  start: {
    before: (bed) => {
      for (const person of ['host', 'owner', 'other']) bed.do(person, bed.ready(person))
    },
    command: () => ({ kind: 'start' }),
    row: [no, no, 'ok', no, ...strangers],
  },
  'show-nonce': {
    before: (bed) => {
      for (const person of ['host', 'owner', 'other']) bed.do(person, bed.ready(person))
      bed.do('host', { kind: 'start' })
    },
    command: (bed) => bed.show('owner'),
    row: ['ok', 'wrong-nonce', 'wrong-nonce', no, ...strangers],
  },
  answer: {
    command: (bed) => bed.answer(1),
    row: ['ok', 'not-your-seat', 'not-your-seat', no, ...strangers],
  },
  propose: {
    // There is no question of the team's at the beginning: the seat is what is looked at here.
    command: (bed) => ({ ...bed.answer(1), kind: 'propose' }) as Command,
    row: ['not-your-choice', 'not-your-seat', 'not-your-seat', no, ...strangers],
  },
  agree: {
    before: (bed) => offerUndo(bed),
    command: (bed) => ({ kind: 'agree', proposal: bed.room.undoOffer?.seq ?? 0 }),
    row: ['already-agreed', 'ok', 'ok', no, ...strangers],
  },
  decline: {
    before: (bed) => offerUndo(bed),
    command: (bed) => ({ kind: 'decline', proposal: bed.room.undoOffer?.seq ?? 0 }),
    row: seated,
  },
  decide: {
    command: (bed) => ({ ...bed.answer(1), kind: 'decide' }) as Command,
    row: [no, 'not-your-seat', 'not-your-seat', no, ...strangers],
  },
  undo: {
    before: (bed) => bed.do('owner', bed.answer(1)),
    command: () => ({ kind: 'undo', seat: 1 }),
    row: ['ok', 'not-your-seat', 'not-your-seat', no, ...strangers],
  },
  'propose-undo': {
    before: (bed) => bed.do('owner', bed.answer(1)),
    command: () => ({ kind: 'propose-undo', seat: 1, to: 0 }),
    row: ['ok', 'not-your-seat', 'not-your-seat', no, ...strangers],
  },
  'call-take-over': {
    before: (bed) => absent(bed),
    command: () => ({ kind: 'call-take-over', seat: 1 }),
    row: ['not-absent', 'ok', 'ok', no, ...strangers],
  },
  vote: {
    before: (bed) => {
      absent(bed)
      bed.do('host', { kind: 'call-take-over', seat: 1 })
    },
    command: () => ({ kind: 'vote', seat: 1, yes: true }),
    row: ['not-absent', 'ok', 'already-agreed', no, ...strangers],
  },
  reclaim: {
    before: (bed) => {
      absent(bed)
      bed.do('host', { kind: 'call-take-over', seat: 1 })
      bed.do('other', { kind: 'vote', seat: 1, yes: true })
    },
    command: () => ({ kind: 'reclaim', seat: 1 }),
    row: ['ok', 'nothing-to-reclaim', 'nothing-to-reclaim', no, ...strangers],
  },
  'seat-bot': {
    before: (bed) => bed.do('owner', { kind: 'stand', seat: 1 }),
    command: () => ({ kind: 'seat-bot', seat: 1, bot: 'quick' }),
    // Without a seat one has no say; a free seat is the host's to give.
    row: [no, 'host-decides', 'ok', no, ...strangers],
  },
  'dismiss-bot': {
    before: (bed) => {
      bed.do('owner', { kind: 'stand', seat: 1 })
      bed.do('host', { kind: 'seat-bot', seat: 1, bot: 'quick' })
    },
    command: () => ({ kind: 'dismiss-bot', seat: 1 }),
    row: [no, no, 'ok', no, ...strangers],
  },
  rematch: {
    before: (bed) => {
      bed.room.phase = 'over'
      bed.room.secret = '09'.repeat(32)
    },
    command: () => ({ kind: 'rematch' }),
    row: seated,
  },
  close: { command: () => ({ kind: 'close' }), row: [no, no, 'ok', no, ...strangers] },
}

/** A game has begun, and somebody did something that can be taken back. */
function offerUndo(bed: RoomBed): void {
  bed.do('owner', bed.answer(1))
  bed.do('owner', { kind: 'propose-undo', seat: 1, to: 0 })
}

function absent(bed: RoomBed): void {
  bed.world.here.delete('owner')
  bed.world.away = 130_000
}

const LOBBY = new Set<CommandKind>(['ready', 'unready', 'start', 'show-nonce'])

function bedFor(kind: CommandKind): RoomBed {
  const bed = new RoomBed(1, 3).gather('host', 'owner', 'other')
  for (const person of ['watcher', 'kicked', 'expired'])
    bed.do(person, {
      kind: 'join',
      name: person,
      language: 'en',
      role: person === 'watcher' ? 'spectator' : 'player',
    })
  bed.do('host', { kind: 'kick', person: 'kicked' })
  bed.do('expired', { kind: 'leave' })
  if (!LOBBY.has(kind)) bed.begin()
  TABLE[kind].before?.(bed)
  return bed
}

describe('T19 who may do what', () => {
  it('every kind of command has a row', () => {
    expect(Object.keys(TABLE).sort()).toEqual(ACTS.map(({ kind }) => kind).sort())
  })

  describe.each(ACTS.map(({ kind }) => kind))('%s', (kind) => {
    it.each(WHO.map((who, index) => [who || 'nobody', index] as const))('%s', (_name, index) => {
      const bed = bedFor(kind)
      const { head } = bed.room
      const before = bed.room.link
      const command = TABLE[kind].command(bed)
      const answer = bed.do(WHO[index] ?? '', command)
      const expected = TABLE[kind].row[index]
      if (expected === 'ok') expect(bed.room.head, answer).toBeGreaterThan(head)
      else {
        expect(answer).toBe(expected)
        expect(bed.room.link).toBe(before)
      }
    })
  })
})

/** Everything about a table but where its log ends; and its game. */
function standing({ room }: RoomBed) {
  const { head: _, link: __, offer, ...rest } = plainRoom(room)
  // A proposal is named by its entry: made again, it would only have another name.
  return { ...rest, offer: offer && { ...offer, seq: 0 }, game: room.play?.hash }
}

// A link's key lies beside the log.
const BESIDE = ['rekey']
const WRITTEN = ACTS.map(({ kind }) => kind).filter((kind) => !BESIDE.includes(kind))

describe('what changes nothing is not written', () => {
  it.each(WRITTEN)('%s', (kind) => {
    const bed = bedFor(kind)
    const who = WHO[TABLE[kind].row.indexOf('ok')] ?? ''
    const command = TABLE[kind].command(bed)
    for (let time = 0; time < 3; time++) {
      const [before, { head }] = [standing(bed), bed.room]
      const told = bed.do(who, command)
      if (bed.room.head > head) expect(standing(bed), told).not.toEqual(before)
    }
  })
})
