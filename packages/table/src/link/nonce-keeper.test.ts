import { describe, expect, it } from 'vitest'
import { directLink, makeBed, openTable } from '../host/testing/bed.ts'
import { SHOWING_WAITS_MS } from '../room/drawing.ts'
import { keptParts, NonceKeeper } from './nonce-keeper.ts'
import type { OutboxStorage } from './outbox.ts'

/** What one of several devices keeps. */
const partsOf = (kept: { text?: string }[], at: number): OutboxStorage => ({
  read: () => kept[at]?.text,
  write(text) {
    kept[at] = { text }
  },
})

async function two(seed: number) {
  const bed = makeBed(seed)
  const { room, people } = await openTable(bed, 2)
  const kept = people.map((): { text?: string } => ({}))
  const lines = people.map((person, at) => {
    return directLink(bed, room, person, { parts: partsOf(kept, at) })
  })
  for (const { link } of lines) link.start()
  await bed.time.run(50)
  const [ann, ben] = lines
  if (!ann || !ben) throw new Error('nobody came')
  for (const [seat, { link }] of lines.entries()) {
    void link.do({ kind: 'sit', seat })
    await bed.time.run(30)
    const ready = link.readiness()
    if (ready) void link.do(ready)
    await bed.time.run(30)
  }
  return { bed, room, people, kept, ann, ben }
}

describe('one’s own part in the luck', () => {
  it('is kept before it is promised, shown by itself, and found in the game', async () => {
    const { bed, kept, ann, ben } = await two(1)
    const storage = { read: () => kept[0]?.text }
    expect(keptParts(storage)).toEqual([expect.objectContaining({ round: 1, person: ann.link.you })])
    void ann.link.do({ kind: 'start' })
    await bed.time.run(100)
    expect(ann.link.replica.room?.phase).toBe('playing')
    expect([ann.link.ownPart, ben.link.ownPart]).toEqual(['own', 'own'])
  })

  it('of whoever does not come back in time is left out, and he is told so', async () => {
    const { bed, people, ann, ben } = await two(2)
    ben.hush()
    void ann.link.do({ kind: 'start' })
    await bed.time.run(SHOWING_WAITS_MS - 500)
    expect(ann.link.replica.room?.phase).toBe('lobby')
    await bed.time.run(1_000)
    expect(ann.link.replica.room?.phase).toBe('playing')
    expect(ann.link.replica.room?.share?.nonces[1]).toBe('0'.repeat(32))
    await bed.time.run(20_000)
    expect([ann.link.ownPart, ben.link.ownPart]).toEqual(['own', 'left-out'])
    expect(ben.link.you).toBe(people[1])
  })

  it('that a server replaced, with its promise or without, is found out', async () => {
    const { bed, kept, ann } = await two(3)
    void ann.link.do({ kind: 'start' })
    await bed.time.run(100)
    const { room } = ann.link.replica
    const person = ann.link.you ?? ''
    if (!room?.share) throw new Error('no game')
    const keeper = new NonceKeeper({ read: () => kept[0]?.text, write: () => {} }, bed.bytes)
    expect(keeper.ownPart(room, person)).toBe('own')
    // A dishonest log holds together: only who kept something notices.
    const forged = { ...room, share: { ...room.share, nonces: room.share.nonces.map(() => 'e'.repeat(32)) } }
    expect(keeper.ownPart(forged, person)).toBe('replaced')
    expect(keeper.ownPart({ ...room, commitment: 'c'.repeat(64) }, person)).toBe('replaced')
    const empty = new NonceKeeper({ read: () => 'not JSON', write: () => {} }, bed.bytes)
    expect(empty.ownPart(forged, person)).toBe('unknown')
  })

  it('is not shown to a server that promises something else by then', async () => {
    const { bed, kept, ann } = await two(4)
    const { room } = ann.link.replica
    const person = ann.link.you ?? ''
    if (!room) throw new Error('no table')
    const keeper = new NonceKeeper({ read: () => kept[0]?.text, write: () => {} }, bed.bytes)
    const drawing = { attempt: 1, since: room.head, shown: new Map(), without: new Set<string>() }
    expect(keeper.toShow({ ...room, drawing }, person)).toMatch(/^[0-9a-f]{64}$/)
    expect(keeper.toShow({ ...room, drawing, commitment: 'c'.repeat(64) }, person)).toBeUndefined()
  })

  it('is shown under one set of promises only: another log cannot draw again with what it knows by then', async () => {
    const { bed, kept, ann, ben } = await two(5)
    const { room } = ann.link.replica
    const person = ann.link.you ?? ''
    if (!room) throw new Error('no table')
    const keeper = new NonceKeeper(partsOf(kept, 0), bed.bytes)
    const drawing = { attempt: 1, since: room.head, shown: new Map(), without: new Set<string>() }
    const value = keeper.toShow({ ...room, drawing }, person)
    expect(keeper.toShow({ ...room, drawing }, person)).toBe(value)
    // Nobody is left out, so there is no second attempt.
    expect(keeper.toShow({ ...room, drawing: { ...drawing, attempt: 2 } }, person)).toBeUndefined()
    const ready = new Map(room.ready).set(ben.link.you ?? '', 'b'.repeat(64))
    const other = { ...room, ready, drawing }
    expect(keeper.toShow(other, person)).toBeUndefined()
    const share = { room: room.id, round: 1, nonces: [value?.slice(0, 32) ?? '', 'b'.repeat(32)] }
    // A snapshot says nothing of promises; a log tells them.
    expect(keeper.ownPart({ ...other, share }, person)).toBe('unknown')
    keeper.began({ ...other, share }, person)
    expect(keeper.ownPart({ ...other, share }, person)).toBe('replaced')
  })

  it('is one’s own only with the parts of the others that the game began with', async () => {
    const { bed, kept, ann } = await two(6)
    void ann.link.do({ kind: 'start' })
    await bed.time.run(100)
    const { room } = ann.link.replica
    const person = ann.link.you ?? ''
    if (!room?.share) throw new Error('no game')
    const keeper = new NonceKeeper({ read: () => kept[0]?.text, write: () => {} }, bed.bytes)
    const [own = ''] = room.share.nonces
    expect(keeper.ownPart(room, person)).toBe('own')
    const forged = { ...room, share: { ...room.share, nonces: [own, 'e'.repeat(32)] } }
    expect(keeper.ownPart(forged, person)).toBe('replaced')
  })
})
