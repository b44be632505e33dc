import { describe, expect } from 'vitest'
import { entries, entry, openRoom, type StoreBed } from './bed.ts'
import { withBed } from './with-bed.ts'

export function describeLists(open: () => Promise<StoreBed>): void {
  describe('lists', () => {
    const it = withBed(open)

    it("shows a session's tables, the latest first, and where it is awaited", async ({ store }) => {
      const bound = [{ session: 's1', person: 'p1' }]
      for (const [room, awaited] of [
        ['a', ['p2']],
        ['b', ['p2', 'p1']],
        ['c', []],
      ] as const)
        await store.create({
          room,
          entries: entries(0, 1),
          also: { bound, summary: { title: room, phase: 'play', awaited } },
        })
      await store.append('b', entries(1, 1))
      await store.append('a', entries(1, 2))
      const rows = await store.tablesOf('s1')
      expect(rows.map(({ room, awaited, updated }) => [room, awaited, updated])).toEqual([
        ['a', false, 1_002],
        ['b', true, 1_001],
        ['c', false, 1_000],
      ])
      expect(await store.tablesOf('s2')).toEqual([])
      expect(await store.awaiting('p1')).toEqual(['b'])
      await store.append('b', entries(2, 1), { summary: { title: 'B', phase: 'over', awaited: [] } })
      expect((await store.tablesOf('s1')).find(({ room }) => room === 'b')).toEqual({
        room: 'b',
        person: 'p1',
        title: 'B',
        phase: 'over',
        awaited: false,
        updated: 1_002,
      })
    })

    it('never lets a clock that went back make a room older', async ({ store }) => {
      await openRoom(store, 'a', 3)
      await store.append('a', [{ ...entry(3), at: 5 }])
      expect((await store.rooms()).map(({ updated }) => updated)).toEqual([1_002])
    })

    it('shows all rooms page by page, each once', async ({ store }) => {
      for (const [room, count] of Object.entries({ a: 1, b: 3, c: 1, d: 2, e: 1 }))
        await openRoom(store, room, count)
      const first = await store.rooms({ most: 3 })
      expect(first.map(({ room }) => room)).toEqual(['b', 'd', 'e'])
      expect(first[0]).toEqual({ room: 'b', head: 2, title: '', phase: '', created: 1_000, updated: 1_002 })
      const before = first[2]
      if (before === undefined) throw new Error('no third row')
      expect((await store.rooms({ most: 3, before })).map(({ room }) => room)).toEqual(['c', 'a'])
      expect(await store.rooms({ before: { room: 'a', updated: 1_000 } })).toEqual([])
    })

    it('finds rooms nobody used since, the oldest first', async ({ store }) => {
      for (const [room, count] of Object.entries({ a: 3, b: 1, c: 2 })) await openRoom(store, room, count)
      expect(await store.olderThan(1_002)).toEqual(['b', 'c'])
      expect(await store.olderThan(1_002, 1)).toEqual(['b'])
      expect(await store.olderThan(1_000)).toEqual([])
    })

    it('removes a room and all that belongs to it, and no other', async ({ store }) => {
      const also = {
        keysAdded: [{ hash: 'k1', kind: 'invite' }],
        bound: [{ session: 's1', person: 'p1' }],
        sealed: { round: 1, text: 'sealed' },
      }
      for (const room of ['a', 'b']) await store.create({ room, entries: entries(0, 2), also })
      expect(await store.remove('a')).toBe(true)
      expect(await store.remove('a')).toBe(false)
      expect(await store.head('a')).toBe(-1)
      expect(await store.read('a', 0)).toEqual([])
      expect(await store.secret('a', 1)).toBeUndefined()
      expect(await store.key('a', 'k1')).toBeUndefined()
      expect(await store.person('a', 's1')).toBeUndefined()
      expect((await store.tablesOf('s1')).map(({ room }) => room)).toEqual(['b'])
      expect(await store.append('a', entries(2, 1))).toBe('gone')
      expect(await store.create({ room: 'a', entries: entries(0, 1) })).toBe('done')
      expect(await store.head('b')).toBe(1)
    })

    it('spares a room that was used after all', async ({ store }) => {
      await openRoom(store, 'a', 3)
      expect(await store.remove('a', 1_002)).toBe(false)
      expect(await store.head('a')).toBe(2)
      expect(await store.remove('a', 1_003)).toBe(true)
    })

    it('counts rooms and entries', async ({ store }) => {
      expect(await store.counts()).toMatchObject({ rooms: 0, entries: 0 })
      await openRoom(store, 'a', 3)
      await openRoom(store, 'b', 2)
      const { rooms, entries: written, bytes } = await store.counts()
      expect([rooms, written]).toEqual([2, 5])
      expect(bytes).toBeGreaterThan(0)
    })

    it('lets a ticket be spent once, and forgets it when its time is over', async ({ store }) => {
      expect(await store.spend('t1', 100)).toBe(true)
      expect(await store.spend('t2', 200)).toBe(true)
      expect(await store.spend('t1', 100)).toBe(false)
      expect(await store.sweep(100)).toBe(0)
      expect(await store.sweep(101)).toBe(1)
      expect(await store.spend('t2', 200)).toBe(false)
    })
  })
}
