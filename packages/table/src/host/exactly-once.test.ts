import { nth, pledgeOf, shownAt } from '@graveshift/kernel'
import { describe, expect, it, vi } from 'vitest'
import type { Command } from '../room/command.ts'
import { StoreAway, UnknownOutcome } from '../store/errors.ts'
import { MemoryBus, MemoryHub } from '../store/memory-bus.ts'
import { MemoryStore } from '../store/memory-store.ts'
import type { Appended, NewEntry, SideWrites } from '../store/store.ts'
import { directLink, idFrom, makeBed, openTable } from './testing/bed.ts'
import { VirtualTime } from './testing/virtual-clock.ts'

const SEED = '5'.repeat(64)

/** A store whose next writes go as a test wants. */
class MoodyStore extends MemoryStore {
  readonly moods: ('away' | 'unknown-done' | 'unknown-not' | 'break')[] = []

  override async append(room: string, entries: readonly NewEntry[], also?: SideWrites): Promise<Appended> {
    const mood = this.moods.shift()
    if (mood === 'away') throw new StoreAway('away')
    if (mood === 'break') throw new Error('broken')
    if (mood === 'unknown-not') throw new UnknownOutcome('who knows')
    const written = await super.append(room, entries, also)
    if (mood === 'unknown-done') throw new UnknownOutcome('who knows')
    return written
  }
}

async function table() {
  const store = new MoodyStore()
  const bed = makeBed(5, { store })
  const { room, people } = await openTable(bed, 2)
  const request = (seat = 0) => ({
    id: idFrom(bed.bytes),
    by: nth(people, 0),
    basis: 2,
    command: { kind: 'sit', seat } as const,
  })
  return { ...bed, store, room, people, request }
}

describe('exactly once', () => {
  it('the same id is done once and answered alike for ever', async () => {
    const { host, store, room, request } = await table()
    const one = request()
    const first = await host.submit(room, one)
    expect(first).toEqual({ done: 3, by: one.by })
    await host.submit(room, request(1))
    expect(await host.submit(room, one)).toEqual(first)
    expect(await store.head(room)).toBe(4)
  })

  it('what was told no stays no for its doubles, even when it could be done by then', async () => {
    const { host, store, room, people, request } = await table()
    const first = { ...request(), by: nth(people, 1) }
    await host.submit(room, first)
    const refused = request()
    const no = await host.submit(room, refused)
    expect(no).toHaveProperty('refused')
    await host.submit(room, { ...request(), by: nth(people, 1), command: { kind: 'stand', seat: 0 } })
    const head = await store.head(room)
    expect(await host.submit(room, refused)).toEqual(no)
    expect(await store.head(room)).toBe(head)
    expect(await host.submit(room, request())).toHaveProperty('done')
  })

  it.each(['another host', 'the same host after a restart'])(
    'what was told no stays no for a copy that reaches %s, once it was sent by two connections',
    async () => {
      const { host, store, room, people, request } = await table()
      await host.submit(room, { ...request(), by: nth(people, 1) })
      const refused = request()
      const no = await host.submit(room, { ...refused, again: true })
      expect(no).toEqual({ refused: { refused: 'seat-taken', rule: 'TABLE' } })
      await host.submit(room, { ...request(), by: nth(people, 1), command: { kind: 'stand', seat: 0 } })
      const head = await store.head(room)
      // The copy knows nothing of the other one, nor does whoever it comes to.
      const other = makeBed(6, { store }).host
      expect(await other.submit(room, refused)).toEqual(no)
      expect(await store.head(room)).toBe(head)
      // Wanted anew, it is done.
      expect(await other.submit(room, request())).toHaveProperty('done')
    },
  )

  it('a conflict is as final as a refusal, and nobody is told no before that is written', async () => {
    const { host, store, room, people, bytes, request } = await table()
    const say = (by: string, command: Command, more: object = {}) =>
      host.submit(room, { id: idFrom(bytes), by, basis: 2, command, ...more })
    const [ada = '', bruno = ''] = people
    for (const [seat, by] of people.entries()) {
      await say(by, { kind: 'sit', seat })
      await say(by, { kind: 'ready', pledge: pledgeOf(SEED, { room, round: 1, person: by }) })
    }
    await say(ada, { kind: 'start' })
    for (const by of people)
      await say(by, { kind: 'show-nonce', value: shownAt(SEED, { room, round: 1, person: by }, 1) })
    const play = await host.look(room, (it) => it.play)
    const [mine, other] = play?.choices() ?? []
    if (!mine || !other) throw new Error('nothing is asked')
    await say(bruno, { kind: 'answer', seat: 1, choice: other.id, pick: { do: 'pass' } }, { basis: 10 })
    const blind = {
      ...request(),
      command: { kind: 'answer', seat: 0, choice: mine.id, pick: { do: 'pass' } } as const,
      again: true,
    }
    store.moods.push('away')
    expect(await host.submit(room, blind)).toEqual({ later: true })
    const head = await store.head(room)
    expect(await host.submit(room, blind)).toEqual({ conflict: head })
    const next = makeBed(6, { store }).host
    expect(await next.submit(room, { ...blind, basis: head + 1 })).toEqual({ conflict: head + 1 })
    expect(await store.head(room)).toBe(head + 1)
  })

  it('strangers write nothing, not even that they were refused', async () => {
    const { host, store, room, request } = await table()
    const stranger = { ...request(), by: 'nobody', again: true }
    expect(await host.submit(room, stranger)).toMatchObject({ refused: { refused: 'not-allowed' } })
    expect(await store.head(room)).toBe(2)
  })

  it('what is written by a host that never learns of it reaches the other hosts', async () => {
    const { host, store, room, people, request } = await table()
    const time = new VirtualTime()
    const hub = new MemoryHub()
    const [one, two] = [1, 2].map((seed) => makeBed(seed, { store, time, bus: new MemoryBus(hub) }))
    if (!one || !two) throw new Error('two hosts')
    const there = directLink(two, room, nth(people, 1))
    there.link.start()
    await time.run(100)
    // Written, and the writer died with the answer on its way to it.
    const lost = request()
    await host.submit(room, lost)
    expect(there.link.replica.head).toBe(2)
    expect(await one.host.submit(room, lost)).toMatchObject({ done: 3 })
    await time.run(100)
    expect(there.link.replica.head).toBe(3)
    there.link.stop()
  })

  it('a table read anew is told to those who were told less', async () => {
    const { host, store, room, people, request, clock, bytes, time } = await table()
    const there = directLink({ host, clock, bytes }, room, nth(people, 1))
    there.link.start()
    await time.run(100)
    // Written, but the answer is lost, and so is the store for a moment: the host has to read the table again.
    const lost = request()
    store.moods.push('unknown-done')
    const find = vi.spyOn(store, 'find').mockRejectedValueOnce(new StoreAway('away'))
    expect(await host.submit(room, lost)).toEqual({ later: true })
    find.mockRestore()
    expect(await host.submit(room, lost)).toMatchObject({ done: 3 })
    await time.run(1)
    expect(there.link.replica.head).toBe(3)
    there.link.stop()
  })

  it('also when it was asked twice at the same time, and after the host was started anew', async () => {
    const { host, store, room, request } = await table()
    const one = request()
    const answers = await Promise.all([host.submit(room, one), host.submit(room, one)])
    expect(answers).toEqual([
      { done: 3, by: one.by },
      { done: 3, by: one.by },
    ])
    await host.close()
    const next = makeBed(6, { store })
    expect(await next.host.submit(room, one)).toEqual({ done: 3, by: one.by })
    expect(await store.head(room)).toBe(3)
  })

  it('a write of unknown outcome is looked up before anything is said', async () => {
    const { host, store, room, request } = await table()
    store.moods.push('unknown-done')
    expect(await host.submit(room, request())).toMatchObject({ done: 3 })
    const lost = request(1)
    store.moods.push('unknown-not')
    expect(await host.submit(room, lost)).toEqual({ later: true })
    expect(await host.submit(room, lost)).toMatchObject({ done: 4 })
  })

  it('a store that is away changes nothing, and the same command goes through afterwards', async () => {
    const { host, store, room, request, troubles } = await table()
    const one = request()
    store.moods.push('away', 'away', 'away', 'away', 'away')
    for (let times = 0; times < 5; times++) expect(await host.submit(room, one)).toEqual({ later: true })
    expect(await host.submit(room, one)).toMatchObject({ done: 3 })
    expect(new Set(troubles.map(({ what }) => what))).toEqual(new Set(['store']))
  })

  it('the loser of a race reads what the winner wrote and decides again', async () => {
    const { host, store, room, request, people, bytes } = await table()
    const other = makeBed(7, { store }).host
    const rival = { ...request(), by: nth(people, 1), id: idFrom(bytes) }
    const answers = await Promise.all([host.submit(room, request()), other.submit(room, rival)])
    expect(answers.filter((answer) => 'done' in answer)).toHaveLength(1)
    expect(answers).toContainEqual({ refused: { refused: 'seat-taken', rule: 'TABLE' } })
    expect(await store.head(room)).toBe(3)
  })
})

describe('a table that breaks', () => {
  it('is set aside after three faults in a row, with its log, and the others play on', async () => {
    const { host, store, room, request, troubles, bytes } = await table()
    const second = await openTable({ host, bytes }, 1)
    store.moods.push('break', 'break', 'break')
    expect(await host.submit(room, request())).toEqual({ later: true })
    expect(await host.submit(room, request())).toEqual({ later: true })
    expect(await host.submit(room, request())).toMatchObject({ refused: { refused: 'damaged-table' } })
    expect(await host.submit(room, request())).toMatchObject({ refused: { refused: 'damaged-table' } })
    await Promise.resolve()
    expect(troubles.at(-1)).toMatchObject({ room, what: 'quarantined' })
    const sit = {
      id: idFrom(bytes),
      by: nth(second.people, 0),
      basis: 1,
      command: { kind: 'sit', seat: 0 } as const,
    }
    expect(await host.submit(second.room, sit)).toMatchObject({ done: 2 })
  })

  it('is set aside at once where its log was changed', async () => {
    class Forged extends MemoryStore {
      override async read(room: string, from: number, most?: number) {
        const page = await super.read(room, from, most)
        return page.map((row) => ({ ...row, body: row.body.replace('Person 1', 'Person X') }))
      }
    }
    const store = new Forged()
    const bed = makeBed(8, { store })
    const { room } = await openTable(bed, 1)
    const join = { id: idFrom(bed.bytes), name: 'Person 1', language: 'en', role: 'player' } as const
    await bed.host.join(room, join)
    const next = makeBed(9, { store })
    const answer = await next.host.join(room, { ...join, id: idFrom(bed.bytes), name: 'Person 2' })
    expect(answer).toEqual({ refused: { refused: 'damaged-table', rule: 'TABLE' } })
    await Promise.resolve()
    await Promise.resolve()
    expect(next.troubles.at(-1)?.what).toBe('quarantined')
  })
})

describe('memory', () => {
  it('a table nobody is at is forgotten, and no timer stays behind', async () => {
    const { host, time, room, request } = await table()
    await host.submit(room, request())
    expect(host.loaded).toBe(1)
    await time.run(11 * 60_000)
    expect(host.loaded).toBe(0)
    expect(time.pending).toBe(0)
    expect(await host.submit(room, request(1))).toMatchObject({ done: 4 })
    await host.close()
    expect(time.pending).toBe(0)
  })
})
