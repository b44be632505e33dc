import { FastChance, nth } from '@graveshift/kernel'
import { describe, expect, it } from 'vitest'
import { plainRoom } from '../room/plain-room.ts'
import type { ServerMessage } from '../wire/server-message.ts'
import { directLink, idFrom, makeBed, openTable } from './testing/bed.ts'
import { nextMove, playOn, seatAll } from './testing/players.ts'

const typesIn = (frames: readonly string[]) =>
  frames.map((frame) => (JSON.parse(frame) as ServerMessage).type).filter((type) => type !== 'here')

async function table(seats: number) {
  const bed = makeBed(11, { mostTail: 10 })
  const opened = await openTable(bed, seats)
  const links = opened.people.map((person) => directLink(bed, opened.room, person).link)
  for (const link of links) link.start()
  await bed.time.run(100)
  return { bed, links, ...opened }
}

type At = Awaited<ReturnType<typeof table>>

/** Somebody comes now and is told the table as it stands; the first of the links has read every entry. */
async function comeNow({ bed, room, links }: At) {
  const late = directLink(bed, room, undefined)
  late.link.start()
  await bed.time.run(50)
  expect(typesIn(late.frames)).toEqual(['welcome', 'snapshot'])
  const read = nth(links, 0)
  expectSame(late.link, read)
  return late.link
}

function expectSame({ replica: late }: At['links'][0], { replica: read }: At['links'][0]): void {
  if (!late.room || !read.room) throw new Error('no room')
  expect(plainRoom(late.room)).toEqual(plainRoom(read.room))
  expect(late.room.play?.hash).toBe(read.room.play?.hash)
  expect(late.room.play?.horizon).toBe(read.room.play?.horizon)
  expect(late.session?.record({ for: 'players' })).toEqual(read.session?.record({ for: 'players' }))
  expect(late.session?.told()).toEqual(read.session?.told())
}

describe('somebody far behind', () => {
  it('is told the table as it stands, at any time, and goes on from there as everybody does', async () => {
    const at = await table(2)
    const random = new FastChance(3)
    await seatAll(at.bed.time, at.links)
    for (let step = 0; step < 10; step++) playOn(nth(at.links, step % 2), random)
    const late: At['links'] = []
    const phases = new Set<string>()
    // Two games and the time between them, with undos and whatever else is asked for.
    for (let step = 0; (nth(at.links, 0).replica.room?.round ?? 0) < 3; step++) {
      for (const link of at.links) {
        const command = nextMove(link, random)
        if (command) void link.do(command)
        await at.bed.time.run(5)
        // After every move: the time between two games is short.
        const phase = nth(at.links, 0).replica.room?.phase ?? ''
        const isNew = !phases.has(phase)
        phases.add(phase)
        const isTime = isNew || (step % 40 === 0 && link === at.links[0])
        if (isTime && nth(at.links, 0).replica.head > 20) late.push(await comeNow(at))
      }
    }
    expect([...phases].sort()).toEqual(['lobby', 'over', 'playing'])
    expect(late.length).toBeGreaterThan(3)
    for (const link of late) expectSame(link, nth(at.links, 0))
  })

  it('with what it had read of the log before: only the rest, where that is short', async () => {
    const at = await table(2)
    await seatAll(at.bed.time, at.links)
    const random = new FastChance(4)
    const back = directLink(at.bed, at.room, undefined)
    back.link.start()
    await at.bed.time.run(50)
    for (const steps of [2, 30]) {
      back.cut()
      const before = back.frames.length
      for (let step = 0; step < steps; step++) {
        playOn(nth(at.links, step % 2), random)
        await at.bed.time.run(5)
      }
      await at.bed.time.run(2_000)
      expect(typesIn(back.frames.slice(before))).toEqual(['welcome', steps < 10 ? 'tail' : 'snapshot'])
      expectSame(back.link, nth(at.links, 0))
    }
  })

  it('does not believe steps that come to another game', async () => {
    const at = await table(2)
    await seatAll(at.bed.time, at.links)
    const { link } = directLink(at.bed, at.room, undefined, {
      connect: (listeners) => {
        listeners.opened()
        const room = at.links[0]?.replica.room
        if (!room?.play) throw new Error('no game')
        const game = { setup: [], steps: [], hash: room.play.hash }
        at.bed.clock.after(1, () =>
          listeners.heard(JSON.stringify({ type: 'snapshot', room: plainRoom(room), game })),
        )
        return { send: () => {}, close: () => {} }
      },
    })
    link.start()
    await at.bed.time.run(5)
    expect(link.replica.room).toBeUndefined()
    expect(link.status).not.toBe('open')
    link.stop()
  })
})

it('T26 the first sync of a game of 3,000 entries has at most 256 KB, and its log at most 1 MB', async () => {
  const bed = makeBed(12)
  const { room, people } = await openTable(bed, 1, { seats: 1 })
  const by = nth(people, 0)
  const { link } = directLink(bed, room, by)
  link.start()
  await bed.time.run(20)
  await seatAll(bed.time, [link])
  // One game, made long by taking back what can be taken back, many times before something else is tried: at random
  // nobody lives for 3,000 entries.
  const { replica } = link
  let [moves, undone] = [0, 0]
  while (replica.head < 3_000) {
    const canUndo = typeof replica.room?.play?.target({}) === 'number'
    const random = new FastChance((moves - undone) * 100 + (undone >> 5))
    const command = canUndo ? ({ kind: 'undo', seat: 0 } as const) : nextMove(link, random, false)
    if (!command) throw new Error('nothing can be done')
    if (canUndo) undone++
    else moves++
    await bed.host.submit(room, { id: idFrom(bed.bytes), by, basis: replica.head, command })
  }
  expect(replica.room).toMatchObject({ round: 1, phase: 'playing' })
  let stored = 0
  for (let from = 0; from <= replica.head; from += 500)
    for (const { body } of await bed.store.read(room, from, 500)) stored += body.length
  expect(stored).toBeLessThan(1024 * 1024)
  const late = directLink(bed, room, undefined)
  late.link.start()
  await bed.time.run(50)
  expect(late.link.status).toBe('open')
  const bytes = late.frames.reduce((sum, frame) => sum + Buffer.byteLength(frame), 0)
  expect(bytes).toBeLessThan(256 * 1024)
  expect(late.link.replica.link).toBe(replica.link)
})
