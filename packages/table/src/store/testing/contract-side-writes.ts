import { describe, expect } from 'vitest'
import type { SideWrites } from '../store.ts'
import { entries, entry, openRoom, type StoreBed } from './bed.ts'
import { withBed } from './with-bed.ts'

const EVERYTHING: SideWrites = {
  keysAdded: [{ hash: 'k1', kind: 'invite' }],
  bound: [{ session: 's1', person: 'p1' }],
  sealed: { round: 1, text: 'sealed' },
  summary: { title: 'Title', phase: 'play', awaited: ['p1'] },
}

export function describeAlso(open: () => Promise<StoreBed>): void {
  describe('what goes with the entries', () => {
    const it = withBed(open)

    it('is written with them', async ({ store }) => {
      await store.create({ room: 'a', entries: entries(0, 1), also: EVERYTHING })
      expect(await store.key('a', 'k1')).toEqual({ hash: 'k1', kind: 'invite' })
      expect(await store.person('a', 's1')).toBe('p1')
      expect(await store.secret('a', 1)).toBe('sealed')
      expect(await store.tablesOf('s1')).toEqual([
        { room: 'a', person: 'p1', title: 'Title', phase: 'play', awaited: true, updated: 1_000 },
      ])
    })

    it('is not written when they are not', async ({ store }) => {
      await openRoom(store, 'a', 2)
      expect(await store.append('a', [entry(1, 'late')], EVERYTHING)).toBe('taken')
      expect(await store.append('a', [entry(2, 'id-1')], EVERYTHING)).toBe('known')
      expect(await store.append('a', [entry(7, 'far')], EVERYTHING)).toBe('gap')
      expect(await store.append('none', [entry(0, 'new')], EVERYTHING)).toBe('gone')
      expect(await store.create({ room: 'a', entries: entries(0, 1), also: EVERYTHING })).toBe('exists')
      expect(await store.key('a', 'k1')).toBeUndefined()
      expect(await store.key('none', 'k1')).toBeUndefined()
      expect(await store.secret('a', 1)).toBeUndefined()
      expect(await store.tablesOf('s1')).toEqual([])
    })

    it('stops them when it cannot be written: a round has one secret', async ({ store }) => {
      await store.create({ room: 'a', entries: entries(0, 1), also: EVERYTHING })
      const again = store.append('a', entries(1, 1), {
        keysAdded: [{ hash: 'k2', kind: 'watch' }],
        sealed: { round: 1, text: 'another' },
      })
      await expect(again).rejects.toThrow()
      expect(await store.head('a')).toBe(0)
      expect(await store.key('a', 'k2')).toBeUndefined()
      expect(await store.secret('a', 1)).toBe('sealed')
      expect(await store.append('a', entries(1, 1), { sealed: { round: 2, text: 'next' } })).toBe('done')
      expect(await store.secret('a', 2)).toBe('next')
    })

    it('adds, replaces and revokes keys', async ({ store }) => {
      await openRoom(store, 'a')
      await openRoom(store, 'b')
      await store.append('a', entries(1, 1), {
        keysAdded: [
          { hash: 'k1', kind: 'invite' },
          { hash: 'k2', kind: 'seat', person: 'p1' },
        ],
      })
      expect(await store.key('a', 'k2')).toEqual({ hash: 'k2', kind: 'seat', person: 'p1' })
      expect(await store.key('b', 'k2')).toBeUndefined()
      await store.append('a', entries(2, 1), {
        keysRevoked: ['k1', 'unheard of'],
        keysAdded: [
          { hash: 'k2', kind: 'watch' },
          { hash: 'k3', kind: 'invite' },
        ],
      })
      expect(await store.keys('a')).toEqual([
        { hash: 'k2', kind: 'watch' },
        { hash: 'k3', kind: 'invite' },
      ])
    })

    it('binds and unbinds sessions', async ({ store }) => {
      await openRoom(store, 'a')
      await store.append('a', entries(1, 1), {
        bound: [
          { session: 's1', person: 'p1' },
          { session: 's2', person: 'p1' },
          { session: 's3', person: 'p2' },
          { session: 's4', person: 'p2' },
        ],
      })
      await store.append('a', entries(2, 1), { bound: [{ session: 's4', person: 'p3' }] })
      expect(await store.person('a', 's4')).toBe('p3')
      await store.append('a', entries(3, 1), { unbound: [{ person: 'p1' }, { session: 's3' }] })
      expect(await Promise.all(['s1', 's2', 's3', 's4'].map((s) => store.person('a', s)))).toEqual([
        undefined,
        undefined,
        undefined,
        'p3',
      ])
    })

    it('lets a session claim the person of a personal key, while that key is good', async ({ store }) => {
      await openRoom(store, 'a')
      await openRoom(store, 'b')
      await store.append('a', entries(1, 1), {
        keysAdded: [
          { hash: 'k1', kind: 'seat', person: 'p1' },
          { hash: 'k2', kind: 'invite' },
        ],
      })
      expect(await store.claim('a', 'k1', 's1')).toBe('p1')
      expect(await store.claim('a', 'k1', 's2')).toBe('p1')
      expect(await store.person('a', 's1')).toBe('p1')
      expect(await store.person('a', 's2')).toBe('p1')
      for (const [room, key] of [
        ['a', 'k2'],
        ['a', 'k3'],
        ['b', 'k1'],
        ['c', 'k1'],
      ] as const)
        expect(await store.claim(room, key, 's3')).toBeUndefined()
      await store.append('a', entries(2, 1), { keysRevoked: ['k1'], unbound: [{ person: 'p1' }] })
      expect(await store.claim('a', 'k1', 's1')).toBeUndefined()
      expect(await store.person('a', 's1')).toBeUndefined()
      expect(await store.tablesOf('s3')).toEqual([])
    })

    it('unbinds before it binds, so that a seat can change hands at once', async ({ store }) => {
      await openRoom(store, 'a')
      await store.append('a', entries(1, 1), { bound: [{ session: 's1', person: 'p1' }] })
      await store.append('a', entries(2, 1), {
        unbound: [{ person: 'p1' }],
        bound: [{ session: 's2', person: 'p1' }],
      })
      expect(await store.person('a', 's1')).toBeUndefined()
      expect(await store.person('a', 's2')).toBe('p1')
    })
  })
}
