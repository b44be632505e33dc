import { nth } from '@graveshift/kernel'
import { describe, expect, it } from 'vitest'
import { StoreAway, UnknownOutcome } from '../store/errors.ts'
import { MemoryStore } from '../store/memory-store.ts'
import type { Also, Appended, NewEntry } from '../store/store.ts'
import { idFrom, makeBed, openTable } from './testing/bed.ts'

/** A store whose next writes go as a test wants. */
class MoodyStore extends MemoryStore {
  readonly moods: ('away' | 'unknown-done' | 'unknown-not' | 'break')[] = []

  override async append(room: string, entries: readonly NewEntry[], also?: Also): Promise<Appended> {
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
  const wish = (seat = 0) => ({
    id: idFrom(bed.bytes),
    by: nth(people, 0),
    basis: 2,
    command: { kind: 'sit', seat } as const,
  })
  return { ...bed, store, room, people, wish }
}

describe('exactly once', () => {
  it('the same id is done once and answered alike for ever', async () => {
    const { host, store, room, wish } = await table()
    const one = wish()
    const first = await host.submit(room, one)
    expect(first).toEqual({ done: 3, by: one.by })
    await host.submit(room, wish(1))
    expect(await host.submit(room, one)).toEqual(first)
    expect(await store.head(room)).toBe(4)
  })

  it('what was told no stays no for its doubles, even when it could be done by then', async () => {
    const { host, store, room, people, wish } = await table()
    const first = { ...wish(), by: nth(people, 1) }
    await host.submit(room, first)
    const refused = wish()
    const no = await host.submit(room, refused)
    expect(no).toHaveProperty('refused')
    await host.submit(room, { ...wish(), by: nth(people, 1), command: { kind: 'stand', seat: 0 } })
    const head = await store.head(room)
    expect(await host.submit(room, refused)).toEqual(no)
    expect(await store.head(room)).toBe(head)
    expect(await host.submit(room, wish())).toHaveProperty('done')
  })

  it('also when it was asked twice at the same time, and after the host was started anew', async () => {
    const { host, store, room, wish } = await table()
    const one = wish()
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
    const { host, store, room, wish } = await table()
    store.moods.push('unknown-done')
    expect(await host.submit(room, wish())).toMatchObject({ done: 3 })
    const lost = wish(1)
    store.moods.push('unknown-not')
    expect(await host.submit(room, lost)).toEqual({ later: true })
    expect(await host.submit(room, lost)).toMatchObject({ done: 4 })
  })

  it('a store that is away changes nothing, and the same command goes through afterwards', async () => {
    const { host, store, room, wish, troubles } = await table()
    const one = wish()
    store.moods.push('away', 'away', 'away', 'away', 'away')
    for (let times = 0; times < 5; times++) expect(await host.submit(room, one)).toEqual({ later: true })
    expect(await host.submit(room, one)).toMatchObject({ done: 3 })
    expect(new Set(troubles.map(({ what }) => what))).toEqual(new Set(['store']))
  })

  it('the loser of a race reads what the winner wrote and decides again', async () => {
    const { host, store, room, wish, people, bytes } = await table()
    const other = makeBed(7, { store }).host
    const rival = { ...wish(), by: nth(people, 1), id: idFrom(bytes) }
    const answers = await Promise.all([host.submit(room, wish()), other.submit(room, rival)])
    expect(answers.filter((answer) => 'done' in answer)).toHaveLength(1)
    expect(answers).toContainEqual({ refused: { refused: 'seat-taken', rule: 'TABLE' } })
    expect(await store.head(room)).toBe(3)
  })
})

describe('a table that breaks', () => {
  it('is set aside after three faults in a row, with its log, and the others play on', async () => {
    const { host, store, room, wish, troubles, bytes } = await table()
    const second = await openTable({ host, bytes }, 1)
    store.moods.push('break', 'break', 'break')
    expect(await host.submit(room, wish())).toEqual({ later: true })
    expect(await host.submit(room, wish())).toEqual({ later: true })
    expect(await host.submit(room, wish())).toMatchObject({ refused: { refused: 'damaged-table' } })
    expect(await host.submit(room, wish())).toMatchObject({ refused: { refused: 'damaged-table' } })
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
    const { host, time, room, wish } = await table()
    await host.submit(room, wish())
    expect(host.loaded).toBe(1)
    await time.run(11 * 60_000)
    expect(host.loaded).toBe(0)
    expect(time.pending).toBe(0)
    expect(await host.submit(room, wish(1))).toMatchObject({ done: 4 })
    await host.close()
    expect(time.pending).toBe(0)
  })
})
